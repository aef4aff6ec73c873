import { expect, it } from 'vitest'
import { continuationOf, linkTo, withSource } from './continuation.ts'

const first = { chapterId: 1 }
const nothing = { place: null, finished: false, following: null, first: null }

it('leads to the four kinds of pages that one can go on at', () => {
  expect(linkTo({ chapterId: 7 })).toBe('/daily_lesson_chapters/7')
  expect(linkTo({ stepId: 3, chapterId: 7 })).toBe('/subscriptions/curriculum_steps/3/chapters/7')
  expect(linkTo({ stepId: 3 })).toBe('/subscriptions/curriculum_steps/3')
  expect(linkTo({ primeLessonId: 5, seconds: 83.9 })).toBe('/prime_lessons/5?current_time=83')
})

it('goes on at the last place watched', () => {
  const way = { ...nothing, place: { chapterId: 4 }, first }
  expect(continuationOf(way)).toEqual({ link: '/daily_lesson_chapters/4', label: 'つづきから見る' })
})

it('begins at the beginning where nothing was watched, and where nothing is left', () => {
  const begin = { link: '/daily_lesson_chapters/1', label: 'はじめから見る' }
  expect(continuationOf({ ...nothing, first })).toEqual(begin)
  expect(continuationOf({ ...nothing, place: { chapterId: 9 }, finished: true, first })).toEqual(begin)
})

it('goes on with what was added after the course was finished', () => {
  const way = { place: { chapterId: 9 }, finished: true, following: { chapterId: 10 }, first }
  expect(continuationOf(way)?.link).toBe('/daily_lesson_chapters/10')
})

it('has nowhere to lead in a course without a film', () => {
  expect(continuationOf(nothing)).toBeNull()
})

it('says where it was opened from, after a question mark or behind one', () => {
  expect(withSource('/daily_lesson_chapters/1', 'x')).toBe('/daily_lesson_chapters/1?from=x')
  expect(withSource('/prime_lessons/5?current_time=8', 'x')).toBe('/prime_lessons/5?current_time=8&from=x')
})
