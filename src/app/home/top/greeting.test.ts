import { expect, it } from 'vitest'
import { greetingFor } from './greeting.ts'

const now = new Date('2026-11-18T12:00:00+09:00')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const titleFor = (visit: Partial<Parameters<typeof greetingFor>[0]>) =>
  greetingFor({
    name: '日向',
    standing: 'under-way',
    lastAt: daysAgo(1),
    hasResult: false,
    hasWorks: false,
    hasOffer: false,
    hadPlan: false,
    hasDesk: false,
    now,
    ...visit,
  }).title

it('who comes for the first time is welcomed, and who is under way comes back', () => {
  expect(titleFor({ standing: 'new', lastAt: null })).toBe('日向さん、ようこそ')
  expect(titleFor({})).toBe('日向さん、おかえりなさい')
})

it('who sent works to a teacher is no stranger, though nothing was watched yet', () => {
  expect(titleFor({ standing: 'new', lastAt: null, hasWorks: true })).toBe('日向さん、おかえりなさい')
})

it('a teacher is no beginner, though they watch nothing here', () => {
  expect(titleFor({ standing: 'new', lastAt: null, hasDesk: true })).toBe('日向さん、おかえりなさい')
})

it('who was on a plan before is no stranger either', () => {
  expect(titleFor({ standing: 'new', lastAt: null, hadPlan: true })).toBe('日向さん、おかえりなさい')
})

it('after a week away one is waited for, not a moment earlier', () => {
  expect(titleFor({ lastAt: daysAgo(7) })).toBe('日向さん、お待ちしていました')
  expect(titleFor({ lastAt: new Date(daysAgo(7).getTime() + 1) })).toBe('日向さん、おかえりなさい')
})

it('who finished everything hears it, also after a long time', () => {
  expect(titleFor({ standing: 'between', lastAt: daysAgo(90) })).toBe('日向さん、描き終えましたね')
})

it('a work that came back comes before everything else', () => {
  for (const standing of ['new', 'under-way', 'between'] as const)
    expect(titleFor({ standing, hasResult: true })).toBe('日向さん、添削が返ってきました')
})

it('who has finished everything is asked to choose only where nothing can be proposed', () => {
  const visit = { ...{ name: '日向', standing: 'between' as const, lastAt: daysAgo(1), now }, hasResult: false }
  const leadWith = (hasOffer: boolean) =>
    greetingFor({ ...visit, hasOffer, hasWorks: false, hadPlan: false, hasDesk: false }).lead
  expect(leadWith(true)).toContain('こちらはいかがですか')
  expect(leadWith(false)).toContain('選びましょう')
})
