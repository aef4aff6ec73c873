import { expect, it } from 'vitest'
import { popupAfter } from './popup.ts'

const member = {
  subscribed: false,
  isAmbassador: false,
  preventsAmbassador: false,
  courseComplete: false,
  reviewedOrDeclined: false,
  draw: 0.5,
  chance: 0.05,
}
const subscriber = { ...member, subscribed: true }

it('draws one in twenty for those without a plan, before anything else', () => {
  expect(popupAfter({ ...member, draw: 0.0499 })).toBe('ambassador')
  expect(popupAfter({ ...member, draw: 0.05 })).toBeNull()
  expect(popupAfter({ ...member, draw: 0, courseComplete: true })).toBe('ambassador')
})

it('never draws at chance 0 and always at chance 1', () => {
  expect(popupAfter({ ...member, draw: 0, chance: 0 })).toBeNull()
  expect(popupAfter({ ...member, draw: 0.999999, chance: 1 })).toBe('ambassador')
})

it('draws nothing where nothing was newly completed', () => {
  expect(popupAfter({ ...member, draw: null, chance: 1 })).toBeNull()
})

it('never shows the programme to subscribers, ambassadors or those who put it away', () => {
  const won = { draw: 0, chance: 1 }
  expect(popupAfter({ ...subscriber, ...won })).toBeNull()
  expect(popupAfter({ ...member, ...won, isAmbassador: true })).toBeNull()
  expect(popupAfter({ ...member, ...won, preventsAmbassador: true })).toBeNull()
})

it('shows the anniversary to those without a plan when the course is complete', () => {
  expect(popupAfter({ ...member, courseComplete: true })).toBe('anniversary')
  expect(popupAfter({ ...member, courseComplete: true, reviewedOrDeclined: true })).toBe('anniversary')
})

it('asks a subscriber for a review once the course is complete, unless written or declined', () => {
  expect(popupAfter({ ...subscriber, courseComplete: true })).toBe('review')
  expect(popupAfter({ ...subscriber, courseComplete: true, reviewedOrDeclined: true })).toBeNull()
  expect(popupAfter(subscriber)).toBeNull()
})
