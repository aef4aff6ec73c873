import { describe, expect, it } from 'vitest'
import { beforeOf, followerOf, startOf } from './pieces.ts'

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
