import { expect, it } from 'vitest'
import { hasSubscription } from './rules.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const soon = new Date(now.getTime() + 1)

it('counts trial members and subscribers in until their access ends', () => {
  for (const state of ['under_trial', 'will_continue', 'will_cancel'] as const) {
    expect(hasSubscription({ state, accessEndsAt: null }, now)).toBe(true)
    expect(hasSubscription({ state, accessEndsAt: soon }, now)).toBe(true)
    expect(hasSubscription({ state, accessEndsAt: now }, now)).toBe(false)
  }
})

it('leaves out visitors and those who never had or no longer have a plan', () => {
  expect(hasSubscription(null, now)).toBe(false)
  for (const state of ['before_subscribe', 'after_unsubscribe'] as const)
    expect(hasSubscription({ state, accessEndsAt: soon }, now)).toBe(false)
})
