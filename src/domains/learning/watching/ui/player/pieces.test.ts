import { describe, expect, it } from 'vitest'
import { beforeOf, followerOf, isSeenOnly, placeIn, startOf } from './pieces.ts'

describe('where a film begins', () => {
  const film = { duration: 70, startPoint: 20 }
  it('is the learner’s place when there is one, else the editor’s beginning', () => {
    expect(startOf({ ...film, currentTime: 12.5 })).toBe(12.5)
    expect(startOf({ ...film, currentTime: 0 })).toBe(20)
  })
  it('is the editor’s beginning when the place lies within the last three seconds', () => {
    expect(startOf({ ...film, currentTime: 66.9 })).toBe(66.9)
    expect(startOf({ ...film, currentTime: 67 })).toBe(20)
    expect(startOf({ ...film, currentTime: 70 })).toBe(20)
  })
})

it('who watched a chapter to its end is told that its tick is still to come, and nobody else is', () => {
  expect(isSeenOnly({ watchedRatio: 100, isCompleted: false })).toBe(true)
  expect(isSeenOnly({ watchedRatio: 99, isCompleted: false })).toBe(false)
  expect(isSeenOnly({ watchedRatio: 100, isCompleted: true })).toBe(false)
})

it('who follows a step reads which of its lessons plays, whatever day its course calls it', () => {
  const lessons = [{ id: 31 }, { id: 7 }]
  expect(lessons.map(({ id }) => placeIn(lessons, id))).toEqual(['レッスン 1/2', 'レッスン 2/2'])
})

describe('what follows', () => {
  const pieces = [{ id: 4 }, { id: 9 }, { id: 2 }]
  it('is the next in order, and nothing after the last', () => {
    expect(followerOf(pieces, 4)).toEqual({ id: 9 })
    expect(followerOf(pieces, 2)).toBeNull()
    expect(followerOf(pieces, 77)).toBeNull()
  })
  it('has nothing before the first', () => {
    expect(beforeOf(pieces, 9)).toEqual({ id: 4 })
    expect(beforeOf(pieces, 4)).toBeNull()
  })
})
