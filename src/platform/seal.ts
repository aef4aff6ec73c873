import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyFor = (secret: string, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `seal:${purpose}`, 32))

/** Makes a text unreadable without the house's secret, and useless beside any other row than its own. */
export function seal(secret: string, purpose: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `v1.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

/** The text, or null where another secret or another purpose sealed it. */
export function unseal(secret: string, purpose: string, given: string): string | null {
  const bytes = Buffer.from(given.replace(/^v1\./, ''), 'base64url')
  if (!given.startsWith('v1.') || bytes.length < 28) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
