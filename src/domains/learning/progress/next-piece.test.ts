import { describe, expect, it } from 'vitest'
import type { Catalogue } from '#domains/catalogue/index.ts'
import type { Level } from '#ui/levels.ts'
import { nextPiece, reachedLevel, suits } from './next-piece.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
type Given = [id: number, level: Level, field: number, tag?: string]
const courseOf = ([id, level, categoryPosition, tag]: Given) => ({
  ...{ id, title: `講座${id}`, level, tab: 'character', categoryPosition },
  openedAt: new Date('2020-01-01T00:00:00Z'),
  window: { openedAt: new Date('2020-01-01T00:00:00Z'), closedAt: null },
  card: { tags: tag ? [tag] : [] },
})
const catalogueWith = (...given: Given[]) => {
  const courses = new Map(given.map((one) => [one[0], courseOf(one)]))
  return { courses, curriculums: new Map(), groups: [], turns: [] } as unknown as Catalogue
}
const proposed = (catalogue: Catalogue, finished: number[]) => {
  const piece = nextPiece(catalogue, finished, now)
  return piece && [piece.course.id, piece.after.id]
}

describe('the next piece of who finished what they began', () => {
  it('goes on in the field of what was finished last, at its level, with a whole picture first', () => {
    const catalogue = catalogueWith(
      ...([
        [1, 'beginner', 1],
        [2, 'beginner', 2],
        [3, 'beginner', 2],
        [4, 'beginner', 1],
      ] satisfies Given[]),
      ...([
        [5, 'beginner', 1, '作品づくり'],
        [6, 'advanced', 1, '作品づくり'],
      ] satisfies Given[]),
    )
    expect(proposed(catalogue, [1, 2])).toEqual([5, 1])
    expect(proposed(catalogue, [2, 1])).toEqual([3, 2])
  })

  it('is of the level that several finished courses show, whatever the last one was', () => {
    const catalogue = catalogueWith(
      ...([
        [1, 'entry', 1],
        [2, 'advanced', 1],
        [3, 'advanced', 2],
        [4, 'advanced', 3],
      ] satisfies Given[]),
      ...([
        [5, 'entry', 1],
        [6, 'advanced', 2],
      ] satisfies Given[]),
    )
    expect(proposed(catalogue, [1, 2, 3, 4])).toEqual([6, 3])
    expect(proposed(catalogue, [1, 2, 3])).toEqual([5, 1])
  })

  it('is nothing for who finished nothing, nor for who finished all there is', () => {
    const catalogue = catalogueWith([1, 'entry', 1], [2, 'entry', 1])
    expect(proposed(catalogue, [])).toBeNull()
    expect(proposed(catalogue, [1, 2])).toBeNull()
  })
})

it('what lies far below one’s level does not suit, and everything suits who has not shown any', () => {
  const given: Given[] = [
    [1, 'advanced', 1],
    [2, 'advanced', 1],
    [3, 'advanced', 1],
    [4, 'intermediate', 1],
    [5, 'beginner', 1],
  ]
  const catalogue = catalogueWith(...given)
  expect(reachedLevel(catalogue, [1, 2])).toBeNull()
  const reached = reachedLevel(catalogue, [1, 2, 3])
  expect(reached).toBe('advanced')
  const suiting = (level: Level | null) => [...catalogue.courses.values()].filter((one) => suits(one, level)).length
  expect([suiting(reached), suiting(null)]).toEqual([4, 5])
})
