import { expect, it } from 'vitest'
import type { Member } from '#platform/ask.ts'
import { whyCannotFollow, whyCannotWatch, type Watchable } from './rules.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const before = new Date(now.getTime() - 1)
const open = { openedAt: before, closedAt: null }
const shut = { openedAt: before, closedAt: now }
const audience = (state: Member['state'], isStaff = false) => ({ state, accessEndsAt: null, isStaff })
const guest = audience('before_subscribe')
const past = audience('after_unsubscribe')
const subscribers = [audience('under_trial'), audience('will_continue'), audience('will_cancel')]
const lesson: Watchable = { courseId: 1, published: true, isFree: false, course: open, subscription: open, steps: [] }

it('shows a free lesson to everybody', () => {
  for (const who of [null, guest, past, ...subscribers])
    expect(whyCannotWatch({ ...lesson, isFree: true }, who, false, now)).toBeNull()
})

it('sends a visitor to sign up and a member without a plan to the plans', () => {
  expect(whyCannotWatch(lesson, null, false, now)).toBe('sign-up-to-watch')
  expect(whyCannotWatch(lesson, guest, false, now)).toBe('subscribe-to-watch')
  expect(whyCannotWatch(lesson, past, false, now)).toBe('subscribe-to-watch')
})

it('lets trial members and subscribers watch what is in the subscription, until their access ends', () => {
  for (const who of subscribers) {
    expect(whyCannotWatch(lesson, who, false, now)).toBeNull()
    expect(whyCannotWatch(lesson, { ...who, accessEndsAt: now }, false, now)).toBe('subscribe-to-watch')
  }
})

it('asks a subscriber to buy what the subscription does not hold', () => {
  expect(whyCannotWatch({ ...lesson, subscription: null }, subscribers[1]!, false, now)).toBe('buy-to-watch')
  expect(whyCannotWatch({ ...lesson, subscription: shut }, subscribers[1]!, false, now)).toBe('buy-to-watch')
})

it('opens the lessons of an open curriculum to subscribers though their course is closed', () => {
  const step = { stepId: 1, curriculumId: 1, window: open }
  const borrowed = { ...lesson, course: shut, subscription: null, steps: [step] }
  expect(whyCannotWatch(borrowed, subscribers[0]!, false, now)).toBeNull()
  expect(whyCannotWatch(borrowed, guest, false, now)).toBe('subscribe-to-watch')
  const closed = { ...borrowed, steps: [{ ...step, window: shut }] }
  expect(whyCannotWatch(closed, subscribers[0]!, false, now)).toBe('not-found')
})

it('keeps a bought course open for its buyer, whatever became of it', () => {
  expect(whyCannotWatch({ ...lesson, course: shut, subscription: null }, past, true, now)).toBeNull()
  expect(whyCannotWatch({ ...lesson, published: false }, past, true, now)).toBe('not-found')
})

it('hides what is not published or outside its period, and shows everything to staff', () => {
  const hidden = { ...lesson, isFree: true, published: false }
  for (const who of [null, guest, ...subscribers]) {
    expect(whyCannotWatch(hidden, who, false, now)).toBe('not-found')
    expect(whyCannotWatch({ ...lesson, isFree: true, course: shut }, who, false, now)).toBe('not-found')
  }
  expect(whyCannotWatch(hidden, audience('before_subscribe', true), false, now)).toBeNull()
})

it('lets trial members, subscribers and staff follow an open curriculum', () => {
  expect(whyCannotFollow(open, null, now)).toBe('sign-up-to-watch')
  expect(whyCannotFollow(open, guest, now)).toBe('subscribe-to-watch')
  for (const who of subscribers) expect(whyCannotFollow(open, who, now)).toBeNull()
  expect(whyCannotFollow(shut, subscribers[0]!, now)).toBe('not-found')
  expect(whyCannotFollow(shut, audience('before_subscribe', true), now)).toBeNull()
})
