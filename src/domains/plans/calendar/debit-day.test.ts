import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDaysTo } from '#platform/days.ts'
import { bankDayFrom, isBankDay, isHoliday } from '#platform/bank-days.ts'
import { debitDayFor, debitDayOf } from './debit-day.ts'

const holidaysOf = (year: number) => {
  const days = Array.from({ length: 366 }, (_, index) => addDaysTo(`${year}-01-01`, index))
  return days.filter((day) => day.startsWith(String(year)) && isHoliday(day)).map((day) => day.slice(5))
}
const anyDay = fc.integer({ min: 0, max: 5843 }).map((days) => addDaysTo('2025-01-01', days))
const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

describe('the days on which banks are open', () => {
  it.each([
    [
      2025,
      '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
    ],
    [
      2026,
      '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
    ],
    [2027, '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23'],
    [2032, '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-21 09-22 10-11 11-03 11-23'],
  ])(
    'knows the holidays of %d as the law gives them, substitute days and days between included [DD-021]',
    (year, days) => {
      expect(holidaysOf(year).join(' ')).toBe(days)
    },
  )

  it('keeps the equinoxes up to 2040 [DD-021]', () => {
    const equinoxes = Array.from({ length: 16 }, (_, index) => {
      const days = holidaysOf(2025 + index)
      const spring = days.find((day) => day === '03-20' || day === '03-21')!
      const autumn = days.filter((day) => day === '09-22' || day === '09-23').pop()!
      return `${spring.slice(3)}/${autumn.slice(3)}`
    })
    expect(equinoxes.join(' ')).toBe(
      '20/23 20/23 21/23 20/22 20/23 20/23 21/23 20/22 20/23 20/23 21/23 20/22 20/23 20/23 21/23 20/22',
    )
  })

  it('closes banks from New Year’s Eve to the third, on weekends and on holidays only [DD-021]', () => {
    const turn = ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-04']
    expect(turn.map(isBankDay)).toEqual([true, false, false, false, false, true])
    expect(bankDayFrom('2026-12-31')).toBe('2027-01-04')
  })
})

describe('the day of a debit', () => {
  it.each([
    ['2025-04-10', '2025-04-28'],
    ['2025-09-10', '2025-09-29'],
    ['2025-05-01', '2025-05-27'],
    ['2030-04-10', '2030-04-30'],
    ['2025-12-05', '2025-12-29'],
  ])('moves what is invoiced on %s to the bank day %s [DD-021]', (invoiced, debited) => {
    expect(debitDayFor(invoiced)).toBe(debited)
  })

  it('takes what is invoiced until the tenth 23:59 this month, a second later the next [DD-022]', () => {
    expect(debitDayFor(new Date('2026-11-10T23:59:59+09:00'))).toBe('2026-11-27')
    expect(debitDayFor(new Date('2026-11-11T00:00:00+09:00'))).toBe('2026-12-28')
    expect(debitDayFor('2026-12-31')).toBe('2027-01-27')
  })

  it('waits for the bank: approved by the tenth it is this month, later the next [DD-022]', () => {
    expect(debitDayFor('2026-11-03', '2026-11-10')).toBe('2026-11-27')
    expect(debitDayFor('2026-11-03', '2026-11-11')).toBe('2026-12-28')
    expect(debitDayFor('2026-11-03', '2026-09-01')).toBe('2026-11-27')
  })

  it('is for whatever day a bank day from the 27th on, with only closed days before it [DD-021]', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const debited = debitDayOf(day)
        expect(isBankDay(debited)).toBe(true)
        expect([0, 6]).not.toContain(weekday(debited))
        for (let at = `${day.slice(0, 7)}-27`; at < debited; at = addDaysTo(at, 1)) expect(isBankDay(at)).toBe(false)
        expect(Number(debited.slice(8))).toBeLessThanOrEqual(30)
      }),
    )
  })

  it('comes always after the invoice and its approval, 17 days at the least, and less than 52 later [DD-022]', () => {
    fc.assert(
      fc.property(anyDay, fc.option(fc.integer({ min: -60, max: 60 })), (day, shift) => {
        const approved = shift === null ? null : addDaysTo(day, shift)
        const ready = approved !== null && approved > day ? approved : day
        const debited = debitDayFor(day, approved)
        expect(debited >= addDaysTo(ready, 17)).toBe(true)
        expect(debited < addDaysTo(ready, 52)).toBe(true)
      }),
    )
  })
})
