import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { PaymentsSilent } from '../port.ts'

const LONGEST = 50_000_000

/** A report lies behind a short-lived address of the provider's own store; any other address is not followed. */
export function fetchDocument(address: string, { apiUrl, timeoutMs }: { apiUrl: string; timeoutMs: number }) {
  const url = URL.parse(address)
  const isTheirs = url?.protocol === 'https:' && /(^|\.)amazonaws\.com$/.test(url.hostname)
  if (!url || !(isTheirs || url.origin === new URL(apiUrl).origin))
    throw new PaymentsSilent('the report lies at a strange address')
  const ask = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise<string>((tell, fail) => {
    const parts: Buffer[] = []
    let size = 0
    const request = ask(url, { timeout: timeoutMs }, (response) => {
      response.on('data', (part: Buffer) => {
        parts.push(part)
        if ((size += part.length) > LONGEST) request.destroy(new Error('the report is too long'))
      })
      response.on('end', () =>
        response.statusCode === 200
          ? tell(Buffer.concat(parts).toString('utf8'))
          : fail(new PaymentsSilent(`GET report: HTTP ${response.statusCode}`)),
      )
      response.on('error', fail)
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', () => fail(new PaymentsSilent('GET report: no answer')))
    request.end()
  })
}
