import { describe, expect, it } from 'vitest'
import { mailboxOf, stateOf, whyNotGuardian, wishText } from './rules.ts'

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
