import { expect, it } from 'vitest'
import { stateOf, turnsOf } from './rules.ts'

const at = (text: string) => new Date(`2026-11-${text}+09:00`)
const contest = {
  starts_at: at('10T00:00:00'),
  ends_at: at('20T00:00:00'),
  results_at: at('25T12:00:00'),
  published_at: at('01T00:00:00'),
  archived_at: null,
}

it.each([
  ['09T23:59:59', 'coming'],
  ['10T00:00:00', 'open'],
  ['19T23:59:59', 'open'],
  ['20T00:00:00', 'judging'],
  ['25T11:59:59', 'judging'],
  ['25T12:00:00', 'results'],
])('at %s a contest is %s [CN-011]', (moment, state) => expect(stateOf(contest, at(moment))).toBe(state))

it('is a draft until it is published, and archived once it is put away', () => {
  expect(stateOf({ ...contest, published_at: null }, at('12T00:00:00'))).toBe('draft')
  expect(stateOf({ ...contest, archived_at: at('26T00:00:00') }, at('27T00:00:00'))).toBe('archived')
  expect(turnsOf(contest, at('15T00:00:00'))).toEqual([contest.ends_at, contest.results_at])
})
