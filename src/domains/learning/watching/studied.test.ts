import { expect, it } from 'vitest'
import { byDay } from './studied.ts'

const now = new Date('2026-11-20T00:00:10.500+09:00')
const DAY_MS = 86_400_000

it('lays what was played on the seconds of its day in Tokyo, on both sides of midnight', () => {
  expect(byDay([[-30_500, -500]], now)).toEqual([
    { day: '2026-11-20', ran: ['[0,10)'] },
    { day: '2026-11-19', ran: ['[86380,86400)'] },
  ])
})

it('keeps stretches apart, and counts none that is empty or more than a week old', () => {
  const stretches = [
    [-9_500, -9_500],
    [-5_500, -3_500],
    [-1_500, 0],
    [-9 * DAY_MS, -8 * DAY_MS],
    [-7 * DAY_MS - 4_500, -7 * DAY_MS],
  ] as const
  expect(byDay(stretches, now)).toEqual([
    { day: '2026-11-20', ran: ['[5,7)', '[9,10)'] },
    { day: '2026-11-13', ran: ['[6,10)'] },
  ])
})
