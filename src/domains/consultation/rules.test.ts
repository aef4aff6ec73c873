import { describe, expect, it } from 'vitest'
import { businessDaysSince, dueDay, stateOf, whyCannotAdd, whyCannotAnswer, whyCannotAsk } from './rules.ts'

const at = (moment: string) => new Date(`${moment}+09:00`)
const none = new Set<string>()

describe('by when a question is answered', () => {
  it('is the third business day after it, whatever the hour [QU-010]', () => {
    expect(dueDay(at('2026-11-09T00:00:00'), none)).toBe('2026-11-12')
    expect(dueDay(at('2026-11-09T23:59:59'), none)).toBe('2026-11-12')
  })

  it('leaves out weekends, holidays of Japan and the closed days of the school [QU-019]', () => {
    // Friday the 20th; Monday the 23rd is 勤労感謝の日.
    expect(dueDay(at('2026-11-20T12:00:00'), none)).toBe('2026-11-26')
    expect(dueDay(at('2026-11-20T12:00:00'), new Set(['2026-11-25']))).toBe('2026-11-27')
    // The three days before New Year that the school rests, then New Year's Day, and the weekend.
    const rest = new Set(['2026-12-29', '2026-12-30', '2026-12-31'])
    expect(dueDay(at('2026-12-28T12:00:00'), rest)).toBe('2027-01-06')
    // Four days of 2026 in a row: Saturday to 敬老の日, 国民の休日, 秋分の日.
    expect(dueDay(at('2026-09-18T12:00:00'), none)).toBe('2026-09-28')
  })

  it('counts the business days that somebody has waited [QU-019]', () => {
    expect(businessDaysSince(at('2026-11-20T12:00:00'), at('2026-11-20T18:00:00'), none)).toBe(0)
    expect(businessDaysSince(at('2026-11-20T12:00:00'), at('2026-11-24T09:00:00'), none)).toBe(1)
    expect(businessDaysSince(at('2026-11-20T12:00:00'), at('2026-11-26T09:00:00'), none)).toBe(3)
  })
})

describe('a thread', () => {
  const answered = { waitsSince: null, answeredAt: at('2026-11-01T10:00:00'), closedAt: null }

  it('stays open for two weeks after the last answer, and longer while the school has to answer', () => {
    const before = at('2026-11-15T09:59:59')
    const after = at('2026-11-15T10:00:00')
    expect([stateOf(answered, before), stateOf(answered, after)]).toEqual(['answered', 'closed'])
    expect([whyCannotAdd(answered, before), whyCannotAdd(answered, after)]).toEqual([null, 'thread-over'])
    expect(stateOf({ ...answered, waitsSince: before }, at('2026-12-31T00:00:00'))).toBe('waiting')
    expect(stateOf({ ...answered, closedAt: before }, before)).toBe('closed')
  })

  it('takes thirty at a time of one member', () => {
    expect([whyCannotAsk(29), whyCannotAsk(30)]).toEqual([null, 'too-many-open'])
  })

  it('is answered by who has read all of it [QU-010]', () => {
    expect(whyCannotAnswer({ version: 2, closedAt: null }, 2)).toBe(null)
    expect(whyCannotAnswer({ version: 3, closedAt: null }, 2)).toBe('newer-thread')
    expect(whyCannotAnswer({ version: 2, closedAt: at('2026-11-01T00:00:00') }, 2)).toBe('thread-over')
  })
})
