import { describe, expect, it } from 'vitest'
import { mailboxOf } from '#platform/email-address.ts'
import { isKnownMinor, stateOf, whyNotGuardian, wishText } from './rules.ts'

describe('the address of a guardian', () => {
  it('is never the own, however it is written', () => {
    for (const same of ['Me@Example.com', ' me@example.com', 'me+mama@example.com', 'ｍｅ@example.com'])
      expect(whyNotGuardian(same, 'me@example.com'), same).toBe('guardian-own')
    expect(whyNotGuardian('me@example.com', 'me+school@example.com')).toBe('guardian-own')
    expect(whyNotGuardian('mama@example.com', 'me@example.com')).toBeNull()
    expect(mailboxOf('a+b+c@Example.COM')).toBe('a@example.com')
  })

  it('is an address', () => {
    for (const none of [
      '',
      'mama',
      'mama@',
      '@example.com',
      'mama@example',
      'ma ma@example.com',
      'mama<me@example.com>',
      'mama,me@example.com',
      '"mama"me@example.com',
      `${'a'.repeat(250)}@example.com`,
    ])
      expect(whyNotGuardian(none, 'me@example.com'), none).toBe('guardian-email')
  })
})

describe('a consent', () => {
  const untilAt = new Date('2026-11-23T12:00:00Z')
  const asked = { consentedAt: null, untilAt, endedAs: null, isUsed: false }
  const before = new Date(untilAt.getTime() - 1)

  it('waits until its last moment, and falls then, given or not', () => {
    expect([stateOf(asked, before), stateOf(asked, untilAt)]).toEqual(['asked', 'fallen'])
    const given = { ...asked, consentedAt: before }
    expect([stateOf(given, before), stateOf(given, untilAt)]).toEqual(['given', 'fallen'])
  })

  it('that was used stays so after its time, until it is taken back', () => {
    const used = { ...asked, consentedAt: before, isUsed: true }
    expect(stateOf(used, new Date(untilAt.getTime() + 1e10))).toBe('used')
    expect(stateOf({ ...used, endedAs: 'withdrawn' }, before)).toBe('withdrawn')
  })

  it('is for one wish, however its empty parts are said', () => {
    expect(wishText({ planId: 5, kind: 'trial', optionId: null })).toBe(
      wishText({ kind: 'trial', planId: 5, courseId: undefined }),
    )
    expect(wishText({ kind: 'trial', planId: 5 })).not.toBe(wishText({ kind: 'trial', planId: 4 }))
  })
})

describe('who says that they are of age', () => {
  const now = new Date('2026-11-24T03:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const named = (more: object) => ({
    ...{ askedAt: daysAgo(1), untilAt: new Date(now.getTime() + 1), consentedAt: null, endedAs: null, isUsed: false },
    ...more,
  })
  const isMinor = (newest: object | null, bornOn: string | null = null) =>
    isKnownMinor({ bornOn, newest: newest && named(newest) }, now)

  it('is believed, unless their own record as a student says otherwise [LA-007]', () => {
    expect([isMinor(null), isMinor(null, '2008-11-24'), isMinor(null, '2008-11-25')]).toEqual([false, false, true])
  })

  it('is not believed for 90 days after they named a guardian who is asked, has answered or took it back [LA-007]', () => {
    for (const one of [
      {},
      { consentedAt: daysAgo(0.5) },
      { isUsed: true },
      { endedAs: 'declined' },
      { endedAs: 'withdrawn' },
    ])
      expect(isMinor(one), JSON.stringify(one)).toBe(true)
    const used = { consentedAt: daysAgo(89), isUsed: true }
    expect([isMinor({ ...used, askedAt: daysAgo(89.9) }), isMinor({ ...used, askedAt: daysAgo(90) })]).toEqual([
      true,
      false,
    ])
    expect(isMinor({ consentedAt: daysAgo(1), endedAs: 'fallen' })).toBe(true)
  })

  it('is believed again when nobody answered in time: that may have been a slip', () => {
    expect([isMinor({ untilAt: now }), isMinor({ endedAs: 'fallen' })]).toEqual([false, false])
  })
})
