import fc from 'fast-check'
import { expect, it } from 'vitest'
import { totalsByKind, waitsByReason } from './look.ts'
import type { OwedLine, PayKind } from './terms.ts'

const line = (id: number, kind: PayKind, yen: number): OwedLine => ({ id, memberId: id, kind, yen, held: false })

it('says of each kind what is paid now, what waits, and what was paid the last time', () => {
  const lines = [line(1, 'teaching', 4_000), line(2, 'teaching', 5_000), line(3, 'ambassador', 800)]
  const before = new Map<PayKind, number>([['coaching', 9_000]])
  expect(totalsByKind(lines, [{ lineIds: [1] }], before)).toEqual([
    { kind: 'teaching', lines: 1, yen: 4_000, waitingYen: 5_000, beforeYen: 0 },
    { kind: 'coaching', lines: 0, yen: 0, waitingYen: 0, beforeYen: 9_000 },
    { kind: 'ambassador', lines: 0, yen: 0, waitingYen: 800, beforeYen: 0 },
  ])
  expect(totalsByKind([], [], new Map())).toEqual([])
})

it('loses no yen between the kinds', () => {
  const kinds = fc.constantFrom<PayKind>('teaching', 'coaching', 'ambassador')
  fc.assert(
    fc.property(fc.array(fc.tuple(kinds, fc.nat(9_999), fc.boolean())), (given) => {
      const lines = given.map(([kind, yen], id) => line(id, kind, yen))
      const paid = [{ lineIds: given.flatMap(([, , isPaid], id) => (isPaid ? [id] : [])) }]
      const totals = totalsByKind(lines, paid, new Map())
      const all = totals.reduce((sum, { yen, waitingYen }) => sum + yen + waitingYen, 0)
      expect(all).toBe(given.reduce((sum, [, yen]) => sum + yen, 0))
    }),
  )
})

it('counts who waits by the reason', () => {
  const wait = (why: 'no-account' | 'held', yen: number) => ({ memberId: yen, why, yen })
  expect(waitsByReason([wait('held', 5), wait('no-account', 1), wait('no-account', 2)])).toEqual([
    { why: 'no-account', payees: 2, yen: 3 },
    { why: 'held', payees: 1, yen: 5 },
  ])
})
