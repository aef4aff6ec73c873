import { expect, it } from 'vitest'
import type { ProviderLine } from '#ports/payments/port.ts'
import { compareCharge, compareRefund, type OurAttempt } from './comparison-rules.ts'

const line: ProviderLine = { kind: 'charge', id: 'ch_1', key: 'k', chargeId: 'ch_1', yen: 8_900, at: '2026-11-20' }
const attempt: OurAttempt = {
  id: 'k',
  invoiceId: 1,
  state: 'captured',
  yen: 8_900,
  chargeId: 'ch_1',
  paidBefore: false,
}

it.each<[string, OurAttempt | undefined, unknown]>([
  ['what both say', attempt, { same: 8_900 }],
  ['what is still asked for here', { ...attempt, state: 'unknown' }, 'waits'],
  ['what was never asked for', undefined, { kind: 'unknown_charge', ourYen: null }],
  ['what we hold for declined', { ...attempt, state: 'declined' }, { kind: 'unknown_charge', ourYen: 0 }],
  ['a second charge under one key', { ...attempt, chargeId: 'ch_0' }, { kind: 'double', ourYen: 0 }],
  ['a payment of what was paid before', { ...attempt, paidBefore: true }, { kind: 'double', ourYen: 0 }],
  ['another sum', { ...attempt, yen: 8_000 }, { kind: 'amount', ourYen: 8_000, providerYen: 8_900 }],
])('judges %s [UP-015]', (_, ours, verdict) => {
  const found = compareCharge(line, ours)
  if (typeof verdict === 'string') return expect(found).toBe(verdict)
  expect(found).toMatchObject(verdict as object)
  const lines = typeof found === 'object' && 'lines' in found ? found.lines : []
  expect(lines.reduce((sum, [, yen]) => sum + yen, 0)).toBe(0)
})

it('gives a second payment back to the claim it was booked against, not to the provider’s account [UP-015]', () => {
  expect(compareCharge(line, { ...attempt, paidBefore: true })).toMatchObject({
    lines: [
      ['receivable', 8_900],
      ['suspense', -8_900],
    ],
  })
})

it('judges a refund: ours, under way, or nobody’s [UP-015]', () => {
  const refund = { ...line, kind: 'refund', yen: 500 } as const
  expect(compareRefund(refund, { id: 'k', state: 'done', yen: 500 })).toEqual({ same: -500 })
  expect(compareRefund(refund, { id: 'k', state: 'started', yen: 500 })).toBe('waits')
  expect(compareRefund(refund, undefined)).toMatchObject({ kind: 'refund', ourYen: null, providerYen: 500 })
})
