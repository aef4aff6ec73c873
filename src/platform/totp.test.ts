import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'
import { fromBase32, otpauthAddress, stepOfCode, toBase32, totpCode, totpStep } from './totp.ts'

const key = toBase32(Buffer.from('12345678901234567890'))

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%s seconds after the beginning the app shows %s, as RFC 6238 says', (seconds, code) => {
  expect(totpCode(key, totpStep(new Date(seconds * 1000)))).toBe(code)
})

it('a code is good in its half minute and in the two beside it, and tells which one it is of', () => {
  const now = new Date('2026-11-22T03:00:00Z')
  const step = totpStep(now)
  for (const near of [step - 1, step, step + 1]) expect(stepOfCode(key, totpCode(key, near), now)).toBe(near)
  for (const far of [step - 2, step + 2]) expect(stepOfCode(key, totpCode(key, far), now)).toBeNull()
})

it('a key is the same after it was written down in letters', () => {
  expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(fromBase32(key.toLowerCase().replace(/.{4}/g, '$& ')).toString()).toBe('12345678901234567890')
  expect(otpauthAddress('えがく', 'a+b@example.com', key)).toBe(
    `otpauth://totp/%E3%81%88%E3%81%8C%E3%81%8F:a%2Bb%40example.com?secret=${key}&issuer=%E3%81%88%E3%81%8C%E3%81%8F`,
  )
})

it('what is sealed opens only with the same secret and for the same purpose, and never twice looks the same', () => {
  const sealed = seal('secret', 'totp:1', 'the key 鍵')
  expect(unseal('secret', 'totp:1', sealed)).toBe('the key 鍵')
  expect(unseal('another', 'totp:1', sealed)).toBeNull()
  expect(unseal('secret', 'totp:2', sealed)).toBeNull()
  expect(unseal('secret', 'totp:1', `${sealed.slice(0, -2)}AA`)).toBeNull()
  expect(unseal('secret', 'totp:1', 'nothing')).toBeNull()
  expect(seal('secret', 'totp:1', 'the key 鍵')).not.toBe(sealed)
})
