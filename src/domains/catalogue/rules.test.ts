import { describe, expect, it } from 'vitest'
import { arrangeShelves, isOpen, sortOf, tabOf } from './rules.ts'
import type { CourseGroup, Level, Placed } from './terms.ts'

const course = (id: number, level: Level, categoryPosition: number, opened: string): Placed => ({
  id,
  level,
  categoryPosition,
  openedAt: new Date(opened),
})
const courses = [
  course(1, 'advanced', 2, '2026-03-01T00:00:00Z'),
  course(2, 'entry', 1, '2024-05-01T00:00:00Z'),
  course(3, 'beginner', 1, '2026-03-01T00:00:00Z'),
  course(4, 'entry', 3, '2025-12-31T15:00:00Z'),
  course(5, 'intermediate', 1, '2025-01-01T00:00:00Z'),
]
const group = (key: string, courseIds: number[], isSortable = true): CourseGroup => ({
  key,
  title: key,
  level: null,
  isSortable,
  courseIds,
})
const groups = [group('firstSteps', [4, 2], false), group('face', [1, 3]), group('empty', [])]
const idsOf = (sort: Parameters<typeof arrangeShelves>[2]) =>
  arrangeShelves(groups, courses, sort).map(({ title, courses: cards }) => [title, cards.map(({ id }) => id)])

describe('the listing', () => {
  it('shows the groups of the tab, each by category, and leaves out an empty one [CT-017]', () => {
    expect(idsOf('category')).toEqual([
      ['firstSteps', [4, 2]],
      ['face', [3, 1]],
      ['そのほかの講座', [5]],
    ])
  })

  it('regroups by level, from the first steps to the advanced [CT-019]', () => {
    expect(idsOf('level')).toEqual([
      ['入門', [2, 4]],
      ['初級', [3]],
      ['中級', [5]],
      ['上級', [1]],
    ])
  })

  it('is one list from the newest or from the oldest on, the same moment in the order of ids [CT-019][CT-030]', () => {
    expect(idsOf('new')).toEqual([[null, [1, 3, 4, 5, 2]]])
    expect(idsOf('old')).toEqual([[null, [2, 5, 4, 1, 3]]])
  })

  it('never changes which courses there are [CT-019]', () => {
    for (const sort of ['category', 'level', 'new', 'old'] as const) {
      const ids = arrangeShelves(groups, courses, sort).flatMap(({ courses: cards }) => cards.map(({ id }) => id))
      expect(ids.toSorted()).toEqual([1, 2, 3, 4, 5])
    }
  })

  it('says how many courses a row has, also where the page shows only some of them', () => {
    const totals = (shown: Placed[]) =>
      arrangeShelves(groups, shown, 'level', courses).map(({ title, total }) => [title, total])
    expect(totals(courses.slice(1, 3))).toEqual([
      ['入門', 2],
      ['初級', 1],
    ])
  })

  it.each(['category', 'level', 'new', 'old'] as const)('counts by %s what is there, not what is shown', (sort) => {
    const whole = new Map(arrangeShelves(groups, courses, sort).map(({ key, courses: cards }) => [key, cards.length]))
    for (const shown of courses)
      for (const { key, total } of arrangeShelves(groups, [shown], sort, courses)) expect(total).toBe(whole.get(key))
  })

  it('takes any other tab or order for the first', () => {
    expect([tabOf('manga'), tabOf('x'), tabOf(null)]).toEqual(['manga', 'character', 'character'])
    expect([sortOf('old'), sortOf('NEW'), sortOf(null)]).toEqual(['old', 'category', 'category'])
  })

  it('opens at its first moment and is closed from its last on', () => {
    const now = new Date(1000)
    expect(isOpen({ openedAt: now, closedAt: new Date(1001) }, now)).toBe(true)
    expect(isOpen({ openedAt: new Date(0), closedAt: now }, now)).toBe(false)
    expect(isOpen({ openedAt: null, closedAt: null }, now)).toBe(false)
  })
})
