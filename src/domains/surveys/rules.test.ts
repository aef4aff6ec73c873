import { expect, it } from 'vitest'
import type { Catalogue } from '#domains/catalogue/index.ts'
import type { Level } from '#ui/levels.ts'
import { recommend } from './rules.ts'
import { isInvited } from './terms.ts'

const now = new Date('2025-06-01T00:00:00Z')
const open = (day: string) => ({ openedAt: new Date(`2025-${day}T00:00:00Z`), closedAt: null })
const course = (id: number, level: Level, window = open('01-01')) =>
  [id, { id, level, window, openedAt: window.openedAt, subscription: window }] as const
const curriculum = (id: number, level: Level, day = '01-01') =>
  [id, { id, level, window: open(day), title: '', goal: '', coverKey: null, steps: [] }] as const
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
  expect(ids(recommend(all, [pick('entry', 99)], 'entry', now))).toMatchObject({ level: 'entry', courses: [2] })
  expect(ids(recommend(world([]), [], 'beginner', now))).toEqual({ level: 'beginner', courses: [], curriculums: [] })
})

it('who came within the last thirty days, has no level and did not put it off is invited [SU-012]', () => {
  const someone = { joinedAt: new Date('2025-05-03T00:00:00Z'), level: null, putOffSurvey: false, isStaff: false }
  expect(isInvited(someone, now)).toBe(true)
  expect(isInvited({ ...someone, joinedAt: new Date('2025-05-02T00:00:00Z') }, now)).toBe(false)
  expect(isInvited({ ...someone, level: 'entry' }, now)).toBe(false)
  expect(isInvited({ ...someone, putOffSurvey: true }, now)).toBe(false)
  expect(isInvited({ ...someone, isStaff: true }, now)).toBe(false)
})
