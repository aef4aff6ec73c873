import type { Goals } from './rows.ts'

const rendering = (page: string, most: number) => ({ [page]: { most, times: [`${page}: rendering alone`] } })
const inBrowser = (page: string, scripts: number) => ({
  [`${page}: scripts, squeezed`]: { most: scripts },
  [`${page}: largest paint`]: { most: 1200 },
  [`${page}: layout shift`]: { most: 0.02 },
  [`${page}: longest task after load`]: { most: 100 },
})
const onPhone = (page: string, scripts: number, pressed = 'the menu') => ({
  [`phone, ${page}: largest paint`]: { most: 2500 },
  [`phone, ${page}: a press on ${pressed}`]: { most: 200 },
  [`phone, ${page}: scripts`]: { most: scripts },
})
const KEEPING = ['an empty call', 'one durable upsert']

/** What is to be reached: as multiples of what the same run measures, so that a slower machine gives the same verdict. */
export const goals: Goals = {
  'course page, kept': { most: 2, times: ['the same bytes from a bare server'] },
  ...rendering('course page, not kept', 2.5),
  ...rendering('course page, signed in', 3),
  ...rendering('top page, signed in', 4),
  ...rendering('learning status', 4),
  ...rendering('lesson page', 3),
  ...rendering('listing, not kept', 2.5),
  'wall of 20,000 reports, signed in': { most: 4 },
  'wall of 20,000 reports, signed in: statements': { most: 3 },
  'wall of 20,000 reports, not kept: statements': { most: 3 },
  'course page, not kept: statements': { most: 3 },
  'top page, signed in: statements': { most: 8 },
  'learning status: statements': { most: 8 },
  'learning status of ten years: statements': { most: 8 },
  'poses, filtered: statements': { most: 3 },
  'poses, filtered: answer alone': { most: 20 },
  'look-back of ten years: statements': { most: 8 },
  'look-back of ten years: answer alone': { most: 500 },
  'look-back, four days more: answer alone': { most: 500 },
  'look-back of ten years: p95 of the main thread in a frame': { most: 8 },
  'an empty signed-in call': { most: 2, times: ['an empty call'] },
  time_log: { most: 4, times: KEEPING },
  'time_log, 64 connections': { most: 2.5, times: KEEPING },
  'time_log: HOT updates': { least: 95 },
  completion: { most: 4, times: KEEPING },
  'search, kept answers': { most: 1.5, times: KEEPING },
  'sign-in': { most: 1.5, times: ['one password hash'] },
  'p95 of a page beside 90 sign-ins': { most: 3, times: ['p95 of a page without them'] },
  'search index: a first keystroke, mean': { most: 2 },
  'search index: a first keystroke, the 99th of 100': { most: 2 },
  'search index: memory': { most: 64 },
  ...inBrowser('course page', 160),
  ...inBrowser('player', 220),
  ...inBrowser('learning status', 220),
  ...onPhone('top, visitor', 145),
  ...onPhone('top, signed in', 145),
  ...onPhone('course, visitor', 145),
  ...onPhone('course, signed in', 145),
  ...onPhone('player', 165, 'a tab'),
  'renewals: charges': { least: 0.3, times: ['renewals: charges with nothing written down'] },
  'renewals: memory that grew after their first quarter': { most: 64 },
  'renewals: p99 of a page meanwhile': { most: 2, times: ['renewals: p99 of a page without them'] },
  'cold start to the first page': { most: 2000 },
}
