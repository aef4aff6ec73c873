import { createHmac, timingSafeEqual } from 'node:crypto'

const STEP_MS = 30_000
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The half minute a moment lies in. */
export const totpStep = (at: Date): number => Math.floor(at.getTime() / STEP_MS)

/** The six digits of RFC 6238 that an authenticator app shows in that half minute. */
export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(key)).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The half minute whose code was given: this one, or one beside it for a clock that is not quite right. */
export function stepOfCode(key: string, given: string, now: Date): number | null {
  if (!/^\d{6}$/.test(given)) return null
  const current = totpStep(now)
  const steps = [current, current - 1, current + 1]
  return steps.find((step) => timingSafeEqual(Buffer.from(totpCode(key, step)), Buffer.from(given))) ?? null
}

/** What a QR code tells the app: whose key this is, and for which house. */
export function otpauthAddress(siteName: string, email: string, key: string): string {
  const label = `${encodeURIComponent(siteName)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: key, issuer: siteName }).toString().replaceAll('+', '%20')}`
}

export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export function fromBase32(text: string): Buffer {
  const letters = [...text.toUpperCase()].filter((letter) => ALPHABET.includes(letter))
  const bits = letters.map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
