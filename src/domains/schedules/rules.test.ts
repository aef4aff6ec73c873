import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, howManyFit, layOut, minutesOf, studyDays, weekdayOf, whyCannotMake } from './rules.ts'
import type { Item, Rhythm } from './terms.ts'

// 2026-11-23 is a Monday.
const MONDAY = '2026-11-23'
const MON_WED_SAT = 0b0100101
const rhythm: Rhythm = { minutes: 30, weekdays: MON_WED_SAT, startsMinute: 1200, until: '2026-12-31' }
const item = (lessonId: number, minutes: number, doneOn: string | null = null): Item => ({
  ...{ lessonId, minutes, doneOn, title: `レッスン${lessonId}`, courseTitle: '', link: '' },
})
const laid = (items: Item[], today: string, some: Partial<Rhythm> = {}) =>
  layOut({ ...rhythm, ...some }, items, today).days.map(
    ({ date, parts }) =>
      `${date} ${parts.map(({ item: { lessonId }, minutes, goesOn }) => `${lessonId}:${minutes}${goesOn ? '…' : ''}`).join(' ')}`,
  )

describe('the days of a schedule', () => {
  it('are those weekdays, from today on and with the last day', () => {
    expect([weekdayOf(MONDAY), weekdayOf('2026-11-29')]).toEqual([0, 6])
    expect(studyDays({ ...rhythm, until: '2026-11-30' }, MONDAY)).toEqual([
      MONDAY,
      '2026-11-25',
      '2026-11-28',
      '2026-11-30',
    ])
    expect(studyDays({ ...rhythm, until: '2026-11-29' }, '2026-11-24')).toEqual(['2026-11-25', '2026-11-28'])
    expect(studyDays({ ...rhythm, weekdays: 127, until: '2028-03-01' }, '2028-02-28')).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
  })

  it('take lesson after lesson, and only what no day could hold goes on for several', () => {
    expect(laid([item(1, 10), item(2, 45), item(3, 30)], MONDAY)).toEqual([
      `${MONDAY} 1:10 2:20`,
      '2026-11-25 2:25…',
      '2026-11-28 3:30',
    ])
    expect(laid([item(1, 22), item(2, 20)], MONDAY)).toEqual([`${MONDAY} 1:22`, '2026-11-25 2:20'])
  })

  it('never keep a few minutes of a lesson for another day, nor begin one for as few', () => {
    expect(laid([item(1, 33), item(2, 30)], MONDAY)).toEqual([`${MONDAY} 1:33`, '2026-11-25 2:30'])
    expect(laid([item(1, 36), item(2, 45)], MONDAY)).toEqual([
      `${MONDAY} 1:18`,
      '2026-11-25 1:18… 2:12',
      '2026-11-28 2:33…',
    ])
    expect(laid([item(1, 25), item(2, 60)], MONDAY)).toEqual([`${MONDAY} 1:25`, '2026-11-25 2:30', '2026-11-28 2:30…'])
    expect(laid([item(1, 33)], MONDAY, { minutes: 15 })).toEqual([`${MONDAY} 1:15`, '2026-11-25 1:18…'])
  })

  it('move when one was missed: what it held comes on the next', () => {
    const items = [item(1, 30), item(2, 30), item(3, 30)]
    expect(laid(items, MONDAY)).toEqual([`${MONDAY} 1:30`, '2026-11-25 2:30', '2026-11-28 3:30'])
    expect(laid(items, '2026-11-24')).toEqual(['2026-11-25 1:30', '2026-11-28 2:30', '2026-11-30 3:30'])
  })

  it('come nearer when something was done early, and today is over when its minutes are', () => {
    const done = [item(1, 30, '2026-11-22'), item(2, 30, '2026-11-22'), item(3, 30)]
    expect(laid(done, MONDAY)).toEqual([`${MONDAY} 3:30`])
    expect(laid([item(1, 30, MONDAY), item(2, 30)], MONDAY)).toEqual(['2026-11-25 2:30'])
    expect(laid([item(1, 10, MONDAY), item(2, 20)], MONDAY)).toEqual([`${MONDAY} 2:20`])
    expect(laid([item(1, 10, MONDAY), item(2, 30)], MONDAY)).toEqual(['2026-11-25 2:30'])
  })

  it('never lose a minute nor a lesson, and hold no more than a few minutes over what was said', () => {
    const one = fc.record({ minutes: fc.integer({ min: 5, max: 200 }), done: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(one, { maxLength: 40 }),
        fc.integer({ min: 1, max: 127 }),
        fc.integer({ min: 5, max: 240 }),
        fc.integer({ min: 0, max: 400 }),
        (all, weekdays, minutes, length) => {
          const items = all.map((some, n) => item(n, some.minutes, some.done ? '2026-11-01' : null))
          const own = { ...rhythm, weekdays, minutes, until: dayAfter(MONDAY, length) }
          const { days, left } = layOut(own, items, MONDAY)
          const spent = new Map<number, number>()
          for (const { parts } of days) {
            expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBeLessThanOrEqual(minutes + 5)
            for (const part of parts) spent.set(part.item.lessonId, (spent.get(part.item.lessonId) ?? 0) + part.minutes)
          }
          const late = new Set(left.map(({ lessonId }) => lessonId))
          for (const { lessonId, doneOn, minutes: whole } of items) {
            if (doneOn) expect(spent.has(lessonId)).toBe(false)
            else if (!late.has(lessonId)) expect(spent.get(lessonId)).toBe(whole)
            else expect(spent.get(lessonId) ?? 0).toBeLessThan(whole)
          }
        },
      ),
    )
  })
})

describe('a schedule', () => {
  it('is refused with a last day that is past, too far, or before the first of its weekdays', () => {
    const why = (until: string, weekdays = 127, lessons = 1) => whyCannotMake({ weekdays, until }, lessons, MONDAY)
    expect([why(MONDAY), why('2026-11-24')]).toEqual(['until-is-past', null])
    expect([why(dayAfter(MONDAY, 366)), why(dayAfter(MONDAY, 367))]).toEqual([null, 'until-too-far'])
    expect([why('2026-11-25', 0b1000000), why('2026-11-29', 0b1000000)]).toEqual(['no-day-until-then', null])
    expect(why('2026-11-24', 127, 0)).toBe('nothing-to-study')
  })

  it('takes as many lessons as begin before its room is full', () => {
    const own = { ...rhythm, until: '2026-11-25' }
    expect(howManyFit(own, [30, 30, 30], MONDAY)).toBe(2)
    expect(howManyFit(own, [30, 20, 10], MONDAY)).toBe(3)
    expect(howManyFit(own, [30, 20, 60], MONDAY)).toBe(3)
    expect([howManyFit(own, [30, 29, 30], MONDAY), howManyFit(own, [], MONDAY)]).toEqual([2, 0])
  })

  it('counts to a lesson its films and its share of the drawing, and where nobody said that, twice its films', () => {
    const of = (films: number[], drawing?: number, lessons = 4) => minutesOf({ films, drawing, lessons })
    expect([of([60, 60, 60], 120), of([90], 345, 5), of([40], 10)]).toEqual([33, 71, 5])
    expect([of([]), of([100, 49]), of([151])]).toEqual([5, 5, 6])
  })
})
