import { describe, expect, it } from 'vitest'
import { consentsAfter, whyCannotConsent } from './rules.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const before = new Date('2026-10-01T12:00:00+09:00')
const none = { pictureConsentedAt: null, memoConsentedAt: null }
const both = { pictureConsentedAt: before, memoConsentedAt: before }

describe('what a learner agrees to', () => {
  it('is nothing until they say so [PR-019]', () => {
    expect(consentsAfter(none, {}, now)).toEqual(none)
    expect(consentsAfter(none, { consent: false, memo_consent: true }, now)).toEqual(none)
  })
  it('is the picture alone, or with its memo; saying it again changes no day [PR-019]', () => {
    expect(consentsAfter(none, { consent: true }, now)).toEqual({ pictureConsentedAt: now, memoConsentedAt: null })
    expect(consentsAfter(both, { consent: true, memo_consent: true }, now)).toEqual(both)
    expect(consentsAfter(both, { memo_consent: false }, now)).toEqual({ ...both, memoConsentedAt: null })
  })
  it('is taken back whole with the picture [PR-019]', () => {
    expect(consentsAfter(both, { consent: false }, now)).toEqual(none)
  })
  it('cannot be a picture that staff hid', () => {
    expect(whyCannotConsent({ hiddenAt: before }, { consent: true })).toBe('hidden-log')
    expect(whyCannotConsent({ hiddenAt: before }, { consent: false })).toBeNull()
    expect(whyCannotConsent({ hiddenAt: null }, { consent: true })).toBeNull()
  })
})
