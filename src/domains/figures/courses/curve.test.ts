import { expect, it } from 'vitest'
import { pointsOf, secondsOf } from './curve.ts'

const film = { videoId: 1, lessonId: 1, lesson: '', day: 1, title: '' }
const films = [
  { ...film, chapterId: 1, seconds: 4 },
  { ...film, chapterId: 2, seconds: 2.4 },
]

it('of two who saw all and half of a film, each second says how many, and where one stayed away', () => {
  const seconds = secondsOf(films, [
    { chapterId: 1, at: 0, seen: 2, left: 0 },
    { chapterId: 1, at: 2, seen: -1, left: 1 },
    { chapterId: 1, at: 4, seen: -1, left: 0 },
    { chapterId: 2, at: 9, seen: 0, left: 1 },
  ])
  expect(seconds.map(({ seen }) => seen)).toEqual([2, 2, 1, 1, 0, 0, 0])
  expect(seconds.flatMap(({ left }, at) => (left ? [at] : []))).toEqual([2, 6])
  expect(pointsOf(seconds, 2, 4)).toEqual([
    { share: 1, left: 0 },
    { share: 0.5, left: 1 },
    { share: 0, left: 0 },
    { share: 0, left: 1 },
  ])
  expect(pointsOf([], 0)).toEqual([])
})
