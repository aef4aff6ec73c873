import { createVerify, X509Certificate } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Notice } from '../port.ts'
import { readObject } from '../read-object.ts'

const LONGEST = 64_000
const KINDS: Record<string, Notice['about']> = {
  CHARGE_PERMISSION: 'permission',
  CHARGE: 'charge',
  REFUND: 'refund',
  CHARGEBACK: 'chargeback',
}
/** What of a message is signed, in this order. */
const SIGNED = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type']

/**
 * Reads what the provider tells by itself: a message of its notification service, whose signature is checked with the
 * certificate that stands at the one address that was configured. What cannot be proven is nothing. Whether the
 * certificate can be fetched at all is another matter: then the provider has to tell it again.
 */
export function noticeReader({ certificatesUrl, merchantId }: { certificatesUrl: string; merchantId: string }) {
  const known = new Map<string, X509Certificate>()

  async function certificateAt(address: string): Promise<X509Certificate> {
    const found = known.get(address)
    if (found) return found
    const certificate = new X509Certificate(await fetchText(address))
    if (known.size > 8) known.clear()
    known.set(address, certificate)
    return certificate
  }

  return async (body: string): Promise<Notice | null> => {
    const envelope = readObject(body)
    const address = envelope?.SigningCertURL ?? envelope?.SigningCertUrl
    if (envelope?.Type !== 'Notification' || typeof address !== 'string' || !isBelow(address, certificatesUrl))
      return null
    const certificate = await certificateAt(address)
    return isSigned(envelope, certificate) ? noticeOf(envelope, merchantId) : null
  }
}

function isSigned(envelope: Record<string, unknown>, certificate: X509Certificate): boolean {
  const now = Date.now()
  if (Date.parse(certificate.validFrom) > now || Date.parse(certificate.validTo) < now) return false
  const parts = SIGNED.filter((name) => typeof envelope[name] === 'string')
  const text = parts.map((name) => `${name}\n${String(envelope[name])}\n`).join('')
  const signature = envelope.Signature
  if (typeof signature !== 'string') return false
  const algorithm = envelope.SignatureVersion === '2' ? 'RSA-SHA256' : 'RSA-SHA1'
  return createVerify(algorithm).update(text).verify(certificate.publicKey, signature, 'base64')
}

function noticeOf(envelope: Record<string, unknown>, merchantId: string): Notice | null {
  const message = readObject(String(envelope.Message ?? '')) ?? {}
  const said = Object.fromEntries(
    Object.entries(message).map(([name, value]) => [name.toLowerCase(), String(value ?? '')]),
  )
  const about = KINDS[said.objecttype ?? '']
  if (!about || !said.objectid || !said.notificationid || said.merchantid !== merchantId) return null
  return { id: said.notificationid, about, objectId: said.objectid, permissionRef: said.chargepermissionid || null }
}

/** At exactly that place: another host, or a way out of the folder, is none of the provider's. */
function isBelow(address: string, place: string): boolean {
  const [url, base] = [URL.parse(address), new URL(place)]
  return url !== null && url.origin === base.origin && !url.username && url.pathname.startsWith(base.pathname)
}

function fetchText(address: string): Promise<string> {
  const ask = address.startsWith('https:') ? httpsRequest : httpRequest
  return new Promise((tell, fail) => {
    const request = ask(address, { timeout: 10_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (more: string) => {
        text += more
        if (text.length > LONGEST) request.destroy(new Error('the certificate is too long'))
      })
      response.on('end', () => (response.statusCode === 200 ? tell(text) : fail(new Error('there is no certificate'))))
      response.on('error', fail)
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', fail)
    request.end()
  })
}
