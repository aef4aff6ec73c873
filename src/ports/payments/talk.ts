import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { PaymentsSilent } from './port.ts'

export type Told = { status: number; body: Record<string, unknown> }
type Ask = { method: 'GET' | 'POST' | 'DELETE'; path: string; key?: string; body?: unknown }

const ANSWER_LIMIT = 1_000_000

export type Unhurried = <T>(work: () => Promise<T>) => Promise<T>
type Talk = {
  url: string
  secret: string
  timeoutMs: number
  /** Keeps whoever has less time from leaving before the provider has been heard, or its own time is over. */
  unhurried?: Unhurried
}

/**
 * One question to the provider and its answer, within a time. Whatever is no clear answer — silence, a broken line,
 * a proxy's error page — is `PaymentsSilent`: what was asked may have been done.
 */
export function openTalk({ url, secret, timeoutMs, unhurried = (work) => work() }: Talk) {
  const base = url.replace(/\/$/, '')
  const isSecure = base.startsWith('https:')
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets: 64 })

  async function askNow({ method, path, key, body }: Ask): Promise<Told> {
    const text = body === undefined ? '' : JSON.stringify(body)
    const headers = {
      authorization: `Bearer ${secret}`,
      accept: 'application/json',
      ...(key && { 'idempotency-key': key }),
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const options = { method, headers, agent }
    const reply = await new Promise<{ status: number; text: string }>((tell, fail) => {
      const request = (isSecure ? httpsRequest : httpRequest)(`${base}/v1/${path}`, options, (response) => {
        let answer = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          answer += part
          if (answer.length > ANSWER_LIMIT) request.destroy(new Error('the answer is too long'))
        })
        response.on('end', () => tell({ status: response.statusCode ?? 0, text: answer }))
        response.on('error', fail)
      })
      // Stopped with the answer: a signal with a time would be kept until that is over, thousands of them in a run.
      const patience = setTimeout(
        () => request.destroy(Object.assign(new Error('no answer'), { code: 'TIMEOUT' })),
        timeoutMs,
      )
      request.once('close', () => clearTimeout(patience))
      request.on('error', fail)
      request.end(text || undefined)
    }).catch((failure: NodeJS.ErrnoException) => {
      throw new PaymentsSilent(`${method} ${nounOf(path)}: ${failure.code ?? failure.name}`)
    })
    const said = readObject(reply.text)
    // Only an answer in the provider's own words counts; 5xx and 429 say nothing about what was done.
    if (!said || reply.status >= 500 || reply.status === 429)
      throw new PaymentsSilent(`${method} ${nounOf(path)}: HTTP ${reply.status}`)
    return { status: reply.status, body: said }
  }

  const ask = (question: Ask) => unhurried(() => askNow(question))
  return { ask, close: () => agent.destroy() }
}

/** What a log may know of an address: no key, no id. */
const nounOf = (path: string) => path.split(/[/?]/, 1)[0]

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}
