import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bankKana, jisBytes } from './kana.ts'
import { someAccount } from '#test/money/payees.ts'
import { transferFile, type Payer } from './transfer-file.ts'

const payer: Payer = {
  code: '0000012345',
  name: 'ｶ)ｴｶﾞｸ',
  bankCode: '0001',
  branchCode: '001',
  type: '1',
  number: '1234567',
}
const recordsOf = (file: Buffer) => {
  const shiftJis = new TextDecoder('shift_jis')
  expect(file.length % 122).toBe(0)
  return Array.from({ length: file.length / 122 }, (_, at) => shiftJis.decode(file.subarray(at * 122, at * 122 + 122)))
}

describe('a name as banks write it', () => {
  it.each([
    ['ヤマダ　ハナコ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['やまだ はなこ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ﾔﾏﾀﾞ ﾊﾅｺ', 'ﾔﾏﾀﾞ ﾊﾅｺ'],
    ['ジョー・パッペン', null],
    ['ジョー パッペン', 'ｼﾞﾖ- ﾊﾟﾂﾍﾟﾝ'],
    ['カ）エガク', 'ｶ)ｴｶﾞｸ'],
    ['ａｂｃ株', null],
    ['Smith', 'SMITH'],
    ['ヴァヲ', 'ｳﾞｱｵ'],
    ['山田', null],
    ['ヤマダ;DROP', null],
    ['', null],
  ])('is %s → %s', (typed, written) => expect(bankKana(typed)).toBe(written))

  it('has the bytes of Shift_JIS', () => {
    expect(new TextDecoder('shift_jis').decode(jisBytes('ﾔﾏﾀﾞ ﾊﾅｺ-ﾟ A1'))).toBe('ﾔﾏﾀﾞ ﾊﾅｺ-ﾟ A1')
    expect(() => jisBytes('山')).toThrow('no bank writes')
  })
})

describe('the file of transfers', () => {
  it('has a head, a record for each transfer, the totals and an end, as all banks take them', () => {
    const [head, first, second, totals, end, ...rest] = recordsOf(
      transferFile(payer, '2026-12-25', [
        { number: 'P00000007', to: someAccount, yen: 8_979 },
        {
          number: 'P00000008',
          to: { ...someAccount, accountType: 'savings', holder: 'ｱ'.repeat(40), accountNumber: '0000001' },
          yen: 1_234_567,
        },
      ]),
    )
    expect(head).toBe(
      `1210${'0000012345'}${'ｶ)ｴｶﾞｸ'.padEnd(40)}1225${'0001'}${' '.repeat(15)}001${' '.repeat(15)}11234567${' '.repeat(17)}\r\n`,
    )
    expect(first).toBe(
      `2${'0009'}${' '.repeat(15)}123${' '.repeat(15)}00001${'0123456'}${'ﾔﾏﾀﾞ ﾊﾅｺ'.padEnd(30)}${'0000008979'}0${'P00000007'.padEnd(20)}7${' '.repeat(8)}\r\n`,
    )
    expect(second!.slice(42, 43)).toBe('4')
    expect(second!.slice(50, 80)).toBe('ｱ'.repeat(30))
    expect(totals).toBe(`8000002${'000001243546'}${' '.repeat(101)}\r\n`)
    expect(end).toBe(`9${' '.repeat(119)}\r\n`)
    expect(rest).toEqual([])
  })

  it('counts and sums exactly what it pays, each record of 120 bytes', () => {
    const transfers = fc.array(
      fc.record({
        number: fc.integer({ min: 1, max: 99_999_999 }).map((id) => `P${String(id).padStart(8, '0')}`),
        yen: fc.integer({ min: 1, max: 2_000_000_000 }),
        to: fc.record({
          bankCode: fc.constantFrom('0001', '9900'),
          branchCode: fc.constantFrom('001', '999'),
          accountType: fc.constantFrom('ordinary' as const, 'checking' as const, 'savings' as const),
          accountNumber: fc.integer({ min: 0, max: 9_999_999 }).map((number) => String(number).padStart(7, '0')),
          holder: fc.constantFrom('ｱ', 'ﾔﾏﾀﾞ ﾊﾅｺ', 'ｶ)'.repeat(30)),
        }),
      }),
      { maxLength: 40 },
    )
    fc.assert(
      fc.property(transfers, (paid) => {
        const records = recordsOf(transferFile(payer, '2026-12-25', paid))
        const data = records.filter((record) => record.startsWith('2'))
        const totals = records.find((record) => record.startsWith('8'))!
        expect(data).toHaveLength(paid.length)
        expect(Number(totals.slice(1, 7))).toBe(paid.length)
        const sum = data.reduce((total, record) => total + Number(record.slice(80, 90)), 0)
        expect(Number(totals.slice(7, 19))).toBe(sum)
        expect(sum).toBe(paid.reduce((total, { yen }) => total + yen, 0))
      }),
    )
  })

  it('is not made with a number that a bank could not read', () => {
    const to = { ...someAccount, accountNumber: '12345678' }
    expect(() => transferFile(payer, '2026-12-25', [{ number: 'P1', to, yen: 1 }])).toThrow('no 7 figures')
  })
})
