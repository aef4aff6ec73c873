import fc from 'fast-check'
import { expect, it } from 'vitest'
import { entriesOfInvoice, taxOfRefund } from './rules.ts'
import { taxIn } from '../terms.ts'

it.each([
  [13_800, 1_254],
  [8_900, 809],
  [11_800, 1_072],
  [10, 0],
  [11, 1],
  [0, 0],
])('%i yen with tax carry %i yen of it, rounded down once [UP-013]', (total, tax) => {
  expect(taxIn(total)).toBe(tax)
})

it('rounds the tax of a discounted month once for the invoice, not for each line [UP-013]', () => {
  const lines = [
    { kind: 'fee', yen: 8_905 },
    { kind: 'discount', yen: -6 },
  ] as const
  expect(taxIn(8_905) - taxIn(6)).not.toBe(taxIn(8_899) + 1)
  expect(entriesOfInvoice(lines, taxIn(8_899))[0]!.lines).toContainEqual(['tax', -taxIn(8_899)])
})

it('books the fee, the fee for direct debit and the discount each as an entry that balances [PL-038]', () => {
  const lines = [
    { kind: 'fee', yen: 13_800 },
    { kind: 'commission', yen: 198 },
    { kind: 'discount', yen: -2_000 },
  ] as const
  expect(entriesOfInvoice(lines, taxIn(11_998))).toEqual([
    {
      kind: 'invoice',
      lines: [
        ['receivable', 13_800],
        ['sales', -12_728],
        ['tax', -1_072],
      ],
    },
    {
      kind: 'fee',
      lines: [
        ['receivable', 198],
        ['fees', -180],
        ['tax', -18],
      ],
    },
    {
      kind: 'discount',
      lines: [
        ['discounts', 2_000],
        ['receivable', -2_000],
      ],
    },
  ])
})

it('balances every invoice, whatever it is made of [PL-038]', () => {
  const yen = fc.integer({ min: 0, max: 200_000 })
  fc.assert(
    fc.property(yen, yen, yen, (fee, commission, off) => {
      const discount = Math.min(off, fee)
      const total = fee + commission - discount
      const entries = entriesOfInvoice(
        [
          { kind: 'fee', yen: fee },
          { kind: 'commission', yen: commission },
          { kind: 'discount', yen: -discount },
        ],
        taxIn(total),
      )
      for (const { lines } of entries) expect(lines.reduce((sum, [, yen]) => sum + yen, 0)).toBe(0)
      const of = (account: string) =>
        entries.flatMap(({ lines }) => lines).reduce((sum, [name, yen]) => (name === account ? sum + yen : sum), 0)
      expect([of('receivable'), of('tax') + 0]).toEqual([total, -taxIn(total) + 0])
    }),
  )
})

it('gives back exactly the tax of the invoice when it is refunded in parts [UP-014]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000 }), { minLength: 1, maxLength: 12 }), (parts) => {
      const before = { yen: 0, taxYen: 0 }
      for (const yen of parts) {
        const taxYen = taxOfRefund(yen, before)
        before.yen += yen
        before.taxYen += taxYen
      }
      expect(before.taxYen).toBe(taxIn(before.yen))
    }),
  )
})
