import { isHoliday as isKnownHoliday } from '@holiday-jp/holiday_jp'
import { expect, it } from 'vitest'
import { isHoliday } from './bank-days.ts'
import { addDaysTo } from './days.ts'

it('knows every holiday that the calendar of Japan has from 2022 to 2050, and no other', () => {
  const differing: string[] = []
  for (let day = '2022-01-01'; day < '2051-01-01'; day = addDaysTo(day, 1))
    if (isHoliday(day) !== isKnownHoliday(new Date(`${day}T00:00`))) differing.push(day)
  expect(differing).toEqual([])
})
