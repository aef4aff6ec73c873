import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { ladderOf, lastOfEach, milestonesOf, sliceAt, slicesOf } from './rules.ts'
import type { DayTally } from './terms.ts'

const none = { courses: 0, seconds: 0, trainings: 0, certificates: 0 }
const day = (date: string, some: Partial<DayTally>): DayTally => ({ date, ...none, ...some })
const marks = (before: Partial<typeof none>, ...days: DayTally[]) =>
  Object.fromEntries(
    [...milestonesOf({ ...none, ...before }, days)].map(([date, all]) => [
      date,
      all.map(({ kind, reached }) => `${kind} ${reached}`),
    ]),
  )

describe('a milestone', () => {
  it('stands on the day on which the tenth course, the tenth hour, the fifth practice and the first certificate came [LB-010]', () => {
    const before = { courses: 9, seconds: 9 * 3_600 + 59 * 60, trainings: 4, certificates: 0 }
    expect(marks(before)).toEqual({})
    expect(
      marks(
        before,
        day('2025-04-01', { courses: 1 }),
        day('2025-04-02', { seconds: 59 }),
        day('2025-04-03', { seconds: 1 }),
        day('2025-04-04', { trainings: 1 }),
        day('2025-04-05', { certificates: 1 }),
        day('2025-04-06', { certificates: 5, courses: 9, trainings: 4, seconds: 35_999 }),
      ),
    ).toEqual({
      '2025-04-01': ['courses 10'],
      '2025-04-03': ['studyingHours 10'],
      '2025-04-04': ['trainings 5'],
      '2025-04-05': ['completionCertificates 1'],
    })
  })

  it('of a month on paper is the last of its kind: who draws every day has no column of round numbers', () => {
    const trainings = (reached: number) => ({ kind: 'trainings' as const, reached })
    const hours = { kind: 'studyingHours' as const, reached: 20 }
    expect(lastOfEach([trainings(5), trainings(10), hours, trainings(15)])).toEqual([trainings(15), hours])
    expect(lastOfEach([])).toEqual([])
  })

  it('of each further ten, ten and five is marked, all that one day reached [LB-010]', () => {
    expect(marks({ courses: 19 }, day('2025-04-01', { courses: 22, trainings: 11, seconds: 20 * 3_600 }))).toEqual({
      '2025-04-01': [
        ...['courses 20', 'courses 30', 'courses 40'],
        ...['studyingHours 10', 'studyingHours 20'],
        ...['trainings 5', 'trainings 10'],
      ],
    })
  })
})

describe('the ladder', () => {
  const cleared = (courses: number, completionCertificates: number) =>
    ladderOf({ courses, completionCertificates })
      .filter((rung) => rung.cleared)
      .map(({ level }) => level)

  it('has its rungs cleared when both numbers are reached, and not one before [LB-011]', () => {
    expect(cleared(0, 0)).toEqual([])
    expect(cleared(100, 0)).toEqual([])
    expect(cleared(0, 1)).toEqual(['entry'])
    expect(cleared(2, 3)).toEqual(['entry'])
    expect(cleared(3, 2)).toEqual(['entry'])
    expect(cleared(3, 3)).toEqual(['entry', 'beginner'])
    expect(cleared(10, 4)).toEqual(['entry', 'beginner'])
    expect(cleared(10, 5)).toEqual(['entry', 'beginner', 'intermediate'])
    expect(cleared(19, 8)).toEqual(['entry', 'beginner', 'intermediate'])
    expect(cleared(20, 8)).toEqual(['entry', 'beginner', 'intermediate', 'advanced'])
  })

  it('has a stamp on each rung but the highest [LB-011]', () => {
    expect(ladderOf({ courses: 0, completionCertificates: 0 }).map(({ hasStamp }) => hasStamp)).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
})

describe('the slices of the way', () => {
  const dateAt = (n: number) => dayKey(addDays(startOfDay('2016-02-25'), n))

  it('hold every day from the start to today once, in order, and none of them more than a few events or one day', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 3_700 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (numbers, most) => {
        const all = numbers.toSorted((a, b) => a - b).map((n) => [dateAt(n), 1 + ((n * 7) % most)] as [string, number])
        const today = dateAt(3_700)
        const slices = slicesOf(all, today)
        expect(slices[0]!.from).toBe(all[0]![0])
        expect(slices.at(-1)!.until > today).toBe(true)
        slices.forEach((slice, n) => {
          expect(slice.until).toBe(slices[n + 1]?.from ?? slice.until)
          const within = all.filter(([date]) => date >= slice.from && date < slice.until)
          expect(slice.days).toBe(within.length)
          expect(slice.events).toBe(within.reduce((sum, [, events]) => sum + events, 0))
          expect(slice.events <= 24 || slice.days === 1).toBe(true)
          expect(new Set(within.map(([date]) => date.slice(0, 4))).size).toBe(1)
          for (const [date] of within) expect(sliceAt(slices, date)).toBe(n)
        })
      }),
    )
  })

  it('begin with the first for a day before all, or for what is no day', () => {
    const slices = slicesOf([['2020-01-01', 1]], '2020-01-02')
    expect([sliceAt(slices, '1990-01-01'), sliceAt(slices, ''), sliceAt(slices, '2021-01-01')]).toEqual([0, 0, 0])
  })
})
