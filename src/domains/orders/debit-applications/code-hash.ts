import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { House } from '#platform/house.ts'

export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** A code is kept as a hash that belongs to its member and phone alone. */
export function codeHash({ settings }: House, memberId: number, phoneHash: Buffer, code: string): Buffer {
  return createHmac('sha256', settings.secret)
    .update(`sms:${memberId}:${phoneHash.toString('hex')}:${code}`)
    .digest()
}

export const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)
