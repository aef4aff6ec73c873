import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newCodes } from './draw-codes.ts'
import { CODE_SIGNS, inGroups, normalCode, SIGNS } from './code-words.ts'

it('a code has twelve signs that nobody takes for one another, in groups of four [TS-017]', () => {
  expect(SIGNS).toHaveLength(32)
  for (const sign of '01OI') expect(SIGNS).not.toContain(sign)
  for (const code of newCodes(500)) expect(inGroups(code)).toMatch(/^([2-9A-HJ-NP-Z]{4}-){2}[2-9A-HJ-NP-Z]{4}$/)
})

it('however it is typed, it is the same code [TS-017]', () => {
  const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0))
  const hyphens = fc.constantFrom('-', '－', 'ー', '−', '‐', ' ', '')
  const code = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: CODE_SIGNS, maxLength: CODE_SIGNS })
  fc.assert(
    fc.property(code, hyphens, fc.boolean(), fc.boolean(), (given, hyphen, isWide, isSmall) => {
      const grouped = inGroups(given).replaceAll('-', hyphen)
      const cased = isSmall ? grouped.toLowerCase() : grouped
      expect(normalCode(`  ${isWide ? wide(cased) : cased}\u3000`)).toBe(given)
    }),
  )
})

it('no two of ten thousand codes are the same, and every sign is as likely as any other', () => {
  const codes = newCodes(10_000)
  expect(new Set(codes).size).toBe(10_000)
  const counts = new Map<string, number>()
  for (const sign of codes.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  for (const sign of SIGNS) expect(Math.abs(counts.get(sign)! / 3_750 - 1)).toBeLessThan(0.15)
})
