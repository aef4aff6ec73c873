import { expect, it } from 'vitest'
import type { Catalogue } from '#domains/catalogue/index.ts'
import type { Level } from '#ui/levels.ts'
import { recommend } from './rules.ts'
import { isInvited } from './terms.ts'

const now = new Date('2025-06-01T00:00:00Z')
const open = (day: string) => ({ openedAt: new Date(`2025-${day}T00:00:00Z`), closedAt: null })
const course = (id: number, level: Level, window = open('01-01'), tags: string[] = [], title = '') =>
  [id, { id, title, level, window, openedAt: window.openedAt, subscription: window, card: { tags } }] as const
type Steps = { lessons: { courseId: number }[] }[]
const curriculum = (id: number, level: Level, day = '01-01', steps: Steps = []) =>
  [id, { id, level, window: open(day), title: '', goal: '', coverKey: null, steps }] as const
const world = (courses: ReturnType<typeof course>[], curriculums: ReturnType<typeof curriculum>[] = []) =>
  ({ courses: new Map(courses), curriculums: new Map(curriculums) }) as unknown as Catalogue
const ids = ({ level, courses, curriculums }: ReturnType<typeof recommend>) => ({
  level,
  courses: courses.map(({ id }) => id),
  curriculums: curriculums.map(({ id }) => id),
})
const pick = (level: Level, courseId: number | null, curriculumId: number | null = null) => ({
  level,
  courseId,
  curriculumId,
})

it('a level is recommended what staff picked and is open, in their order [SU-011]', () => {
  const all = world([course(1, 'entry'), course(2, 'entry'), course(3, 'beginner'), course(4, 'entry', open('07-01'))])
  const picks = [pick('entry', 3), pick('entry', 4), pick('entry', 1), pick('beginner', 2)]
  expect(ids(recommend(all, picks, 'entry', now)).courses).toEqual([3, 1])
})

it('a level without picks is recommended its newest, of curricula too [SU-011]', () => {
  const all = world(
    [course(2, 'entry', open('03-01')), course(1, 'entry'), course(3, 'beginner')],
    [curriculum(7, 'entry', '01-02'), curriculum(8, 'entry', '02-02'), curriculum(9, 'advanced')],
  )
  expect(ids(recommend(all, [], 'entry', now))).toEqual({ level: 'entry', courses: [2, 1], curriculums: [8, 7] })
})

it('an empty level is shown its nearest neighbour, and what staff picked but is closed leaves it to the newest [SU-011]', () => {
  const all = world([course(1, 'intermediate'), course(2, 'entry')])
  expect(ids(recommend(all, [], 'advanced', now))).toMatchObject({ level: 'intermediate', courses: [1] })
  expect(ids(recommend(all, [], 'beginner', now))).toMatchObject({ level: 'entry', courses: [2] })
  expect(ids(recommend(all, [], 'advanced', now, { finished: [1] }))).not.toMatchObject({ courses: [1] })
  expect(ids(recommend(all, [pick('entry', 99)], 'entry', now))).toMatchObject({ level: 'entry', courses: [2] })
  expect(ids(recommend(world([]), [], 'beginner', now))).toEqual({ level: 'beginner', courses: [], curriculums: [] })
})

it('who begins is first shown what they wish to draw, then what is made for beginners, and nothing that mends', () => {
  const [old, newer] = [open('01-01'), open('03-01')]
  const all = world([
    course(1, 'entry', old, ['顔', 'はじめて']),
    course(2, 'entry', newer, ['4コマ'], '4コマから始めるマンガの時間'),
    course(3, 'entry', newer, ['パース', 'はじめて', '直し方']),
    course(4, 'entry', old, ['手', 'はじめて']),
    course(5, 'beginner', newer, ['顔']),
    course(6, 'entry', newer, ['塗り'], '上手に見える色'),
  ])
  const to = (...wishes: string[]) => ids(recommend(all, [], 'entry', now, { wishes })).courses
  expect(to()).toEqual([1, 4, 2, 6])
  expect(to('顔と表情', 'からだのバランス')[0]).toBe(1)
  expect(to('手や足')).toEqual([4, 1, 2, 6])
  expect(to('マンガ', '色塗り')).toEqual([2, 6, 1, 4])
  expect(
    ids(recommend(all, [pick('entry', 3), pick('entry', 4)], 'entry', now, { wishes: ['手や足'] })).courses,
  ).toEqual([4, 3])
})

it('who has drawn may mend what they draw', () => {
  const all = world([course(1, 'beginner', open('01-01'), ['直し方'])])
  expect(ids(recommend(all, [], 'beginner', now)).courses).toEqual([1])
})

it('a curriculum comes first whose lessons are about what the member wishes to draw', () => {
  const of = (id: number, day: string, ...courseIds: number[]) =>
    curriculum(id, 'entry', day, [{ lessons: courseIds.map((courseId) => ({ courseId })) }])
  const all = world(
    [course(1, 'entry', open('01-01'), ['顔']), course(2, 'entry', open('01-01'), ['4コマ'])],
    [of(7, '03-01', 2, 2, 1), of(8, '02-01', 1, 1)],
  )
  expect(ids(recommend(all, [], 'entry', now)).curriculums).toEqual([7, 8])
  expect(ids(recommend(all, [], 'entry', now, { wishes: ['顔と表情'] })).curriculums).toEqual([8, 7])
})

it('who came within the last thirty days, has no level and did not put it off is invited [SU-012]', () => {
  const someone = { joinedAt: new Date('2025-05-03T00:00:00Z'), level: null, putOffSurvey: false, isStaff: false }
  expect(isInvited(someone, now)).toBe(true)
  expect(isInvited({ ...someone, joinedAt: new Date('2025-05-02T00:00:00Z') }, now)).toBe(false)
  expect(isInvited({ ...someone, level: 'entry' }, now)).toBe(false)
  expect(isInvited({ ...someone, putOffSurvey: true }, now)).toBe(false)
  expect(isInvited({ ...someone, isStaff: true }, now)).toBe(false)
})
