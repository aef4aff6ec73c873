import { describe, expect, it } from 'vitest'
import { excludedUntil, reportsOf } from './rules.ts'

describe('what is told of a work', () => {
  const waiting = { state: 'waiting', hasBegun: false, isBack: false } as const
  it('is asked of the school by a member once the teacher has begun, or when it is back', () => {
    expect(reportsOf('member', waiting)).toEqual([])
    expect(reportsOf('member', { ...waiting, hasBegun: true })).toEqual(['cancel'])
    expect(reportsOf('member', { state: 'corrected', hasBegun: false, isBack: true })).toEqual(['offence'])
    expect(reportsOf('member', { state: 'corrected', hasBegun: false, isBack: false })).toEqual([])
    expect(reportsOf('member', { state: 'cancelled', hasBegun: true, isBack: false })).toEqual([])
  })

  it('is told by a teacher while it waits; where cancelling has a form elsewhere, breaches alone', () => {
    expect(reportsOf('teacher', waiting)).toEqual(['cancel', 'r18', 'stolen', 'ai'])
    expect(reportsOf('teacher', waiting, true)).toEqual(['r18', 'stolen', 'ai'])
    for (const state of ['corrected', 'cancelled'] as const)
      expect(reportsOf('teacher', { state, hasBegun: true, isBack: true })).toEqual([])
  })

  it('keeps a member from asking from the second confirmed breach on', () => {
    const now = new Date('2026-11-23T00:00:00Z')
    expect(excludedUntil(1, now)).toBeNull()
    expect(excludedUntil(2, now)).toEqual(new Date('2027-05-22T00:00:00Z'))
  })
})
