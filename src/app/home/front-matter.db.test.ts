import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { catalogueOf, openProblems } from '#domains/catalogue/index.ts'
import { findFrontMatter } from './front-matter.server.ts'

const now = new Date('2026-10-01T12:00:00+09:00')
const later = new Date('2026-10-02T12:00:00+09:00')
const earlier = new Date('2026-09-30T12:00:00+09:00')

let fresh: FreshHouse
let courses: Awaited<ReturnType<ReturnType<typeof smallSchool>['newCourse']>>[]
beforeAll(async () => {
  fresh = await freshHouse({ now })
  const { db } = fresh
  const free = { isFree: true, chapters: [{ seconds: 30 }] }
  const school = smallSchool(db)
  courses = [
    await school.newCourse({ title: '終わった講座', closedAt: earlier, lessons: [free] }),
    await school.newCourse({ title: 'これからの講座', openedAt: later, lessons: [free] }),
    await school.newCourse({ title: '下書きの講座', openedAt: null, lessons: [free] }),
    await school.newCourse({ title: '下書きのレッスン', lessons: [{ ...free, published: false }] }),
    await school.newCourse({
      title: '公開中の講座',
      lessons: [{ ...free, chapters: [{ seconds: 90 }, { seconds: 95 }] }],
    }),
  ]
  await db.updateTable('videos').set({ subtitles_key: 'private/a.vtt' }).execute()
  for (const [position, { lessons }] of courses.entries()) {
    const row = { slug: `${position}`, label: '描けない', lesson_id: lessons[0]!.id, position }
    await db.insertInto('problems').values(row).execute()
  }
})
afterAll(() => fresh.close())

it('a visitor is shown the film of a course that is open, not of one that is over, to come or a draft', async () => {
  const { trial } = await findFrontMatter(fresh.db, now)
  expect(trial).toMatchObject({ courseTitle: '公開中の講座', from: 0, seconds: 90 })
  // And at its end led on to the next one of the lesson.
  const chapters = await fresh.db
    .selectFrom('chapters')
    .select('id')
    .where('lesson_id', '=', courses[4]!.lessons[0]!.id)
    .orderBy('position')
    .execute()
  expect([trial!.chapterId, trial!.onId]).toEqual(chapters.map(({ id }) => id))
})

it('a visitor sees how far the way goes: of each tab the longest course that is open, if it shows what it comes to', async () => {
  const school = smallSchool(fresh.db)
  const add = async (cover_key: string, drawing_minutes: number, more = {}) => {
    const { id } = await school.newCourse({ title: cover_key, lessons: [] })
    const row = { cover_key, drawing_minutes, display_days: true, ...more }
    await fresh.db.updateTable('courses').set(row).where('id', '=', id).execute()
  }
  await add('short', 60, { tab: 'manga' })
  await add('long', 300, { tab: 'manga' })
  await add('longer, without its days', 400, { tab: 'manga', display_days: false })
  await add('longer, and over', 400, { tab: 'manga', closed_at: now })
  await add('of another tab', 20, { tab: 'other' })
  expect((await findFrontMatter(fresh.db, now)).ahead).toEqual(['long', 'of another tab'])
})

it('a visitor tries a film that begins on blank paper, of a course for who begins, whatever picture is seen first', async () => {
  const courseTried = async () => (await findFrontMatter(fresh.db, now)).trial!.courseTitle
  const free = { isFree: true, chapters: [{ seconds: 40 }] }
  const school = smallSchool(fresh.db)
  const add = async (title: string, level: 'entry' | 'advanced') => {
    const { id, lessons } = await school.newCourse({ title, lessons: [free] })
    await fresh.db.updateTable('courses').set({ level }).where('id', '=', id).execute()
    await fresh.db.updateTable('videos').set({ subtitles_key: 'private/a.vtt' }).execute()
    const film = fresh.db.selectFrom('chapters').select('video_id').where('lesson_id', '=', lessons[0]!.id)
    return {
      beginsAt: (clip_from: number) =>
        fresh.db.updateTable('videos').set({ clip_from }).where('id', 'in', film).execute(),
    }
  }
  await fresh.db.updateTable('courses').set({ level: 'advanced' }).where('title', '=', '公開中の講座').execute()
  const entry = await add('はじめての講座', 'entry')
  expect(await courseTried()).toBe('はじめての講座')
  await entry.beginsAt(160)
  expect(await courseTried()).toBe('公開中の講座')
  await entry.beginsAt(0)
})

it('a visitor is led from what does not work yet to lessons that open alone', async () => {
  const problems = openProblems(await catalogueOf(fresh.house), now)
  expect(problems.map(({ slug }) => slug)).toEqual(['4'])
})
