import { expect, it } from 'vitest'
import { drawingOf, lengthOfStep } from './drawing.ts'
import type { BriefCourse, BriefCurriculum, BriefLesson, Catalogue } from './terms.ts'

const lesson = (id: number, courseId: number, seconds: number) =>
  ({ id, courseId, chapters: [{ id, title: '', film: { id, seconds, posterKey: null } }] }) as unknown as BriefLesson
const [first, second, silent] = [lesson(1, 1, 150), lesson(2, 1, 100), lesson(3, 2, 60)]
const course = (drawing: number | undefined, lessons: BriefLesson[]) =>
  ({ card: { drawing }, lessons }) as unknown as BriefCourse
const catalogue = {
  courses: new Map([
    [1, course(66, [first, second])],
    [2, course(undefined, [silent])],
  ]),
} as unknown as Catalogue
const lengthOf = (stepMinutes: number, lessons: BriefLesson[]) =>
  lengthOfStep(catalogue, { stepMinutes } as BriefCurriculum, { id: 1, title: '', position: 0, lessons })

it('a lesson asks for its share of what its course has one draw, and for nothing where nobody said how long', () => {
  expect([drawingOf(catalogue, first), drawingOf(catalogue, silent)]).toEqual([33, 0])
})

it('a step takes its films and the drawing of its lessons, told in steps of five minutes', () => {
  expect(lengthOf(0, [first, second])).toEqual({ seconds: 250, drawing: 65 })
  expect(lengthOf(0, [first, silent])).toEqual({ seconds: 210, drawing: 35 })
})

it('who was promised thirty minutes a day draws for what the films leave of them, and never for less than nothing', () => {
  expect(lengthOf(30, [first, second])).toEqual({ seconds: 250, drawing: 26 })
  expect(lengthOf(3, [first, second])).toEqual({ seconds: 250, drawing: 0 })
})
