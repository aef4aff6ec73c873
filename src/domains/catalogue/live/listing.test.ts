import { expect, it } from 'vitest'
import { freeLessons } from '../free-lessons/list.ts'
import { curriculumLines } from './curriculums.ts'
import { joined } from './joined.ts'
import { openCourses, openCoursesOfTab, openCoursesOfTeacher } from './listing.ts'
import type { BriefCourse, BriefLesson } from './terms.ts'
import { nextTurn, turnAt } from './turns.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+09:00`)

function course(id: number, opens: string | null, closes: string | null, more: Partial<BriefCourse> = {}): BriefCourse {
  const window = { openedAt: opens === null ? null : at(opens), closedAt: closes === null ? null : at(closes) }
  const card = { id, title: `${id}`, thumbnailUrl: null, linkUrl: '', teacher: null, tags: [], level: 'entry' as const }
  return {
    ...{ id, title: `講座${id}`, coverKey: null, window, openedAt: window.openedAt, subscription: null },
    singlePriceYen: null,
    card: { ...card, duration: 0, lessons: 1, displayTitle: true, displayPlayBtn: true },
    ...{ level: 'entry', tab: 'character', categoryPosition: 1, teacherIds: [], lessons: [], primes: [] },
    ...more,
  }
}

const around = { groups: [], curriculums: [], teachers: [], problems: [], freeCategories: [] }
const catalogueOf = (courses: BriefCourse[], more: Partial<Parameters<typeof joined>[1]> = {}) =>
  joined(new Map(courses.map((one) => [one.id, one])), { ...around, ...more })
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id)

const day = catalogueOf([
  course(1, '08:00', null),
  course(2, '10:00', '12:00'),
  course(3, null, null),
  course(4, '09:00', '10:00', { tab: 'manga', teacherIds: [7] }),
])

it.each([
  ['07:59', []],
  ['08:00', [1]],
  ['09:59', [4, 1]],
  ['10:00', [2, 1]],
  ['11:59', [2, 1]],
  ['12:00', [1]],
  ['09:00', [4, 1]],
])('at %s exactly the courses are listed that are open then, the newest first', (time, open) => {
  expect(ids(openCourses(day, at(time)))).toEqual(open)
})

it('the catalogue turns when a course opens or closes, and at no other moment', () => {
  expect(['07:59', '08:00', '09:30', '10:00', '12:00', '23:00'].map((time) => turnAt(day, at(time)))).toEqual([
    0, 1, 2, 4, 5, 5,
  ])
  expect(nextTurn(day, at('09:00'))).toEqual(at('10:00'))
  expect(nextTurn(day, at('12:00'))).toBeNull()
})

it('a course is found by its teacher, and under the tab of its group rather than its own', () => {
  expect(ids(openCoursesOfTeacher(day, at('09:00'), 7))).toEqual([4])
  const group = { key: 'g', title: 'はじめて', level: null, isSortable: true, courseIds: [4], tab: 'other' as const }
  const grouped = catalogueOf([...day.courses.values()], { groups: [group] })
  const under = (tab: 'manga' | 'other' | 'character') => ids(openCoursesOfTab(grouped, at('09:00'), tab, 'new'))
  expect([under('manga'), under('other'), under('character')]).toEqual([[], [4], [1]])
})

const lesson = (id: number, courseId: number, freeCategoryId: number | null, seconds: number[]) => ({
  ...{ id, courseId, title: `レッスン${id}`, isFree: true, freeCategoryId },
  chapters: seconds.map((length, n) => ({
    id: id * 10 + n,
    title: '',
    film: { id: id * 10 + n, seconds: length, posterKey: null },
  })),
})

it('free lessons stand by their kinds, and only those that have a film in a course that is open', () => {
  const lessons = [lesson(1, 1, null, [10]), lesson(2, 1, 6, [10, 20.5]), lesson(3, 1, 5, []), lesson(4, 1, 5, [1])]
  const kinds = [
    { id: 5, slug: 'lines', name: '線画' },
    { id: 6, slug: 'paint', name: '塗り' },
  ]
  const free = catalogueOf([course(1, '08:00', '12:00', { lessons })], { freeCategories: kinds })
  const shown = freeLessons(free, at('08:00')).map(({ id, categorySlug, duration }) => [id, categorySlug, duration])
  expect(shown).toEqual([
    [4, 'lines', 1],
    [2, 'paint', 30.5],
    [1, null, 10],
  ])
  expect(freeLessons(free, at('12:00'))).toEqual([])
})

it('a curriculum is as long as the published lessons that it borrows, from open courses and others', () => {
  const lessons: (BriefLesson & { freeCategoryId: null })[] = [
    { ...lesson(1, 1, null, [10.4, 20]), freeCategoryId: null },
  ]
  const steps = [{ id: 1, title: '', position: 1, lessonIds: [1, 99] }]
  const path = {
    id: 1,
    title: '道',
    description: '',
    goal: '',
    level: 'entry' as const,
    stepMinutes: 0,
    coverKey: null,
    goalKey: null,
    steps,
  }
  const catalogue = catalogueOf([course(1, null, null, { lessons })], {
    curriculums: [{ ...path, window: { openedAt: at('08:00'), closedAt: null } }],
  })
  expect(curriculumLines(catalogue, at('08:00'))).toMatchObject([{ steps: 1, videoSeconds: 30 }])
  expect(curriculumLines(catalogue, at('07:59'))).toEqual([])
  expect(catalogue.borrowings.get(1)).toMatchObject([{ stepId: 1, curriculumId: 1 }])
})
