import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterTry,
  isLocked,
  isOnTrial,
  LOCK_MS,
  MEMBER_TRIES,
  type Tries,
  whyCannotPick,
  whyCodeGivesNothing,
} from './rules.ts'

const now = new Date('2026-11-23T12:00:00+09:00')
const later = (ms: number) => new Date(now.getTime() + ms)
const none: Tries = { wrong: 0, lockedUntil: null }

describe('wrong codes one after another', () => {
  it('the fifth closes the door for thirty minutes, to the millisecond, and then all five are there again [TS-012]', () => {
    let tries = none
    for (let at = 1; at < MEMBER_TRIES; at++) {
      tries = afterTry(tries, false, MEMBER_TRIES, now)
      expect(isLocked(tries, now)).toBe(false)
    }
    tries = afterTry(tries, false, MEMBER_TRIES, now)
    expect(isLocked(tries, now)).toBe(true)
    expect(isLocked(tries, later(LOCK_MS - 1))).toBe(true)
    expect(isLocked(tries, later(LOCK_MS))).toBe(false)
    expect(afterTry(tries, false, MEMBER_TRIES, later(LOCK_MS))).toEqual({ wrong: 1, lockedUntil: null })
  })

  it('closes exactly when the last ones in a row are wrong, and a right one begins anew [TS-012]', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 60 }), fc.integer({ min: 1, max: 8 }), (codes, most) => {
        let tries = none
        let row = 0
        for (const right of codes) {
          tries = afterTry(tries, right, most, now)
          row = right ? 0 : row + 1
          expect(isLocked(tries, now)).toBe(row === most)
          if (row === most) row = 0
        }
      }),
    )
  })
})

it('a code gives nothing that is unknown, used, void or over, and is over at its moment', () => {
  const good = { usedAt: null, voidedAt: null, expiresAt: later(1) }
  expect(whyCodeGivesNothing(good, now)).toBeNull()
  expect(whyCodeGivesNothing(null, now)).toBe('not_found')
  expect(whyCodeGivesNothing({ ...good, expiresAt: now }, now)).toBe('is_expired')
  expect(whyCodeGivesNothing({ ...good, usedAt: now, expiresAt: now }, now)).toBe('is_used')
  expect(whyCodeGivesNothing({ ...good, voidedAt: now }, now)).toBe('is_void')
})

it('a trial is one that runs, also when it was quit, and no paid plan that was cancelled [TS-025]', () => {
  const term = (kind: string) => ({ kind }) as Parameters<typeof isOnTrial>[0]['term']
  const stands = (
    state: 'under_trial' | 'will_cancel' | 'will_continue',
    kind: string | null,
    accessEndsAt: Date | null,
  ) => isOnTrial({ state, term: kind === null ? null : term(kind), accessEndsAt }, now)
  expect(stands('under_trial', 'trial', null)).toBe(true)
  expect(stands('under_trial', 'trial_month', null)).toBe(true)
  expect(stands('will_cancel', 'trial', later(1))).toBe(true)
  expect(stands('will_cancel', 'trial_month', later(1))).toBe(true)
  expect(stands('will_cancel', 'trial', now)).toBe(false)
  expect(stands('will_cancel', 'paid', later(1))).toBe(false)
  expect(stands('will_cancel', null, later(1))).toBe(false)
  expect(stands('will_continue', 'paid', null)).toBe(false)
})

it('only as many different courses of the offer as are allowed may be picked [TS-014]', () => {
  const offer = { allowed: 2, courseIds: [1, 2, 3] }
  expect(whyCannotPick([1, 3], offer)).toBeNull()
  expect(whyCannotPick([1], offer)).toBe('講座を2つ選んでください')
  expect(whyCannotPick([1, 2, 3], offer)).toBe('講座を2つ選んでください')
  expect(whyCannotPick([2, 2], offer)).toContain('2回')
  expect(whyCannotPick([1, 9], offer)).toContain('ない講座')
})
