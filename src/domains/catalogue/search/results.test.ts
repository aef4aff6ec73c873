import { describe, expect, it } from 'vitest'
import { filtersOf, fits, spansOf, teachersOf } from './results.ts'
import { lengths } from './terms.ts'
import type { Indexed } from './indexed.ts'

const course = (more: Partial<Indexed> = {}): Indexed => ({
  id: 1,
  level: 'entry',
  tab: 'manga',
  seconds: 60 * 10,
  drawing: 120,
  teachers: [{ id: 7, name: '青木' }],
  tags: [],
  names: '',
  hit: '',
  from: 0,
  listed: { from: 0, until: Infinity },
  until: Infinity,
  opened: 0,
  ...more,
})
const read = (address: string) => filtersOf(new URLSearchParams(address))

describe('the address of a search', () => {
  it('says what is looked for, and how it is narrowed', () => {
    expect(read('q=手 の&tab=manga&level=entry&length=short&drawing=long&teacher=7&page=3')).toEqual({
      query: '手 の',
      tab: 'manga',
      level: 'entry',
      length: 'short',
      drawing: 'long',
      teacher: 7,
      page: 3,
    })
  })

  it('is taken as if it did not say what we do not know', () => {
    const nothing = { query: '', tab: null, level: null, length: null, drawing: null, teacher: null, page: 1 }
    expect(read('')).toEqual(nothing)
    expect(read('tab=__proto__&level=x&length=&teacher=-1&page=0&q=%20%00&utm_source=x')).toEqual(nothing)
    expect([...read(`q=${'𠮷'.repeat(600)}`).query]).toHaveLength(512)
  })
})

describe('a course that was found', () => {
  it('stays where it fits everything that was chosen', () => {
    const chosen = read('tab=manga&level=entry&length=short&teacher=7')
    expect(fits(chosen, course())).toBe(true)
    expect(fits(chosen, course({ tab: 'other' }))).toBe(false)
    expect(fits(chosen, course({ level: 'advanced' }))).toBe(false)
    expect(fits(chosen, course({ teachers: [], tags: [] }))).toBe(false)
    expect(fits(read('drawing=medium'), course({ drawing: 121 }))).toBe(true)
    expect(fits(read('drawing=medium'), course())).toBe(false)
  })

  it.each([
    ['short', 10 * 60, true],
    ['short', 10 * 60 + 1, false],
    ['medium', 10 * 60, false],
    ['medium', 10 * 60 + 1, true],
    ['medium', 30 * 60, true],
    ['long', 30 * 60, false],
    ['long', 30 * 60 + 1, true],
  ])('is %s with %i seconds: %s', (length, seconds, does) => {
    expect(fits(read(`length=${length}`), course({ seconds }))).toBe(does)
  })

  it.each([
    [[300, 900], null, ['short', 'medium']],
    [[700, 900], null, []],
    [[700, 900], 'long', ['medium', 'long']],
    [[], null, []],
  ] as const)('of %j seconds, with %s chosen, the lengths %j narrow what is there', (seconds, chosen, offered) => {
    expect(spansOf(lengths, seconds, chosen).map(({ id }) => id)).toEqual(offered)
  })

  it('names those who teach it, who teaches most first', () => {
    const both = [
      { id: 9, name: '白石' },
      { id: 7, name: '青木' },
    ]
    expect(teachersOf([course(), course({ teachers: both }), course()], null)).toEqual([both[1], both[0]])
  })
})
