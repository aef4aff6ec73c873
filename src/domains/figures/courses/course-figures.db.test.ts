import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchStatements } from '#platform/statements.ts'
import { addDays } from '#platform/tokyo.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { readCourseFigures, readSeconds } from './read-course-figures.server.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
let staff: number
const now = new Date('2026-11-20T12:00:00+09:00')
beforeAll(async () => {
  fresh = await freshHouse({ now })
  school = smallSchool(fresh.db)
  staff = await fresh.newMember({ isStaff: true })
})
afterAll(() => fresh.close())

const ask = async (query = '') => ({ ...(await fresh.actorFor(staff)), url: new URL(`https://x.example/?${query}`) })
const courseOf = async (...seconds: number[]) => {
  const course = await school.newCourse({
    lessons: [{ chapters: seconds.map((one) => ({ seconds: one })) }, { chapters: [{ seconds: 7 }] }],
  })
  const chapterIds = course.lessons.flatMap(({ chapterIds: ids }) => ids)
  const videos = await fresh.db
    .selectFrom('chapters')
    .select(['id', 'video_id'])
    .where('id', 'in', chapterIds)
    .execute()
  return { ...course, chapterIds, videoOf: (id: number) => videos.find((one) => one.id === id)!.video_id! }
}
type Course = Awaited<ReturnType<typeof courseOf>>
type Seen = {
  ranges: readonly (readonly [number, number])[]
  place: number
  finished?: boolean
  starts?: number
  at?: Date
}

async function watch(course: Course, memberId: number, chapter: number, seen: Seen) {
  const { ranges, place, finished = false, starts = 1, at = now } = seen
  const chapter_id = course.chapterIds[chapter]!
  const written = `{${ranges.map(([from, to]) => `[${from},${to})`).join()}}`
  await sql`
    insert into watch_progress (member_id, video_id, place_seconds, finished, seen, updated_at)
    values (${memberId}, ${course.videoOf(chapter_id)}, ${place}, ${finished}, ${written}::int4multirange, ${addDays(at, 3)})`.execute(
    fresh.db,
  )
  for (let start = 0; start < starts; start++)
    await fresh.db
      .insertInto('watch_events')
      .values({ member_id: memberId, chapter_id, kind: 'start', at: addDays(at, start) })
      .execute()
}

it('a course says who began, completed, asked and noted, where they left and what they began again; colleagues are not counted [ST-027]', async () => {
  const course = await courseOf(10, 20)
  const [one, two, three] = [await fresh.newMember(), await fresh.newMember(), await fresh.newMember()]
  await watch(course, one, 0, { ranges: [[0, 10_000]], place: 4, finished: true, starts: 2 })
  await watch(course, one, 1, { ranges: [[0, 10_000]], place: 10.9 })
  await watch(course, two, 1, { ranges: [[0, 20_000]], place: 18 })
  await watch(course, two, 0, { ranges: [[0, 5000]], place: 5 })
  await watch(course, staff, 0, { ranges: [[0, 4000]], place: 4, finished: true })
  await watch(course, three, 2, { ranges: [], place: 0, at: addDays(now, -40) })
  await fresh.db
    .insertInto('course_completions')
    .values({ member_id: one, course_id: course.id, completed_at: now })
    .execute()
  await fresh.db
    .insertInto('course_notes')
    .values({ member_id: two, course_id: course.id, content: '線', saved_at: now })
    .execute()
  await fresh.db
    .insertInto('course_reviews')
    .values(
      [one, two].map((member_id, index) => ({
        member_id,
        course_id: course.id,
        rating: 5 - index * 3,
        content: '良い',
        written_at: now,
        approved_at: index === 0 ? now : null,
      })),
    )
    .execute()
  const all = await readCourseFigures(await ask(), course.id)
  expect(all.totals).toEqual({ learners: 3, completed: 1, notes: 1, questions: 0, stars: 5, reviews: 1 })
  expect(all.rows).toMatchObject([
    { began: 2, finished: 1, again: 1, seenShare: 0.75, left: 1, leftMostAt: 5 },
    { began: 2, finished: 1, again: 0, seenShare: 0.75, left: 1, leftMostAt: 10 },
    { began: 1, finished: 0, seenShare: 0, left: 1, leftMostAt: 0 },
  ])
  const lesson = await readCourseFigures(await ask(`lesson=${course.lessons[1]!.id}`), course.id)
  expect([lesson.totals.learners, lesson.rows.length]).toEqual([1, 1])
  const lately = await readCourseFigures(await ask('from=2026-11-01&to=2026-11-20'), course.id)
  expect([lately.totals.learners, lately.rows.map(({ began }) => began)]).toEqual([2, [2, 2, 0]])
  expect((await readCourseFigures(await ask('from=2026-11-21'), course.id)).totals.learners).toBe(0)
  const other = await courseOf(3)
  await expect(readCourseFigures(await ask(`lesson=${other.lessons[0]!.id}`), course.id)).rejects.toMatchObject({
    status: 404,
  })
})

it('each second says how many saw it, as a count of every stretch would [ST-027]', async () => {
  const stretch = fc
    .tuple(fc.nat(9_000), fc.integer({ min: 1, max: 5_000 }))
    .map(([from, ms]) => [from, Math.min(9_500, from + ms)] as const)
  const learner = fc.array(stretch, { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.array(learner, { minLength: 1, maxLength: 6 }), async (learners) => {
      const course = await courseOf(9.5)
      for (const ranges of learners) {
        const whole = ranges.filter(([from, to]) => from < to)
        await watch(course, await fresh.newMember(), 0, { ranges: whole, place: 1 })
      }
      const { seconds } = await readSeconds(await ask(), course.id)
      const counted = Array.from({ length: 10 }, (_, second) => {
        const middle = second * 1000 + 500
        return learners.filter((ranges) => ranges.some(([from, to]) => from <= middle && middle < to)).length
      })
      expect(seconds.filter(({ film }) => film === 0).map(({ seen }) => seen)).toEqual(counted)
    }),
    { numRuns: 25, seed: 27 },
  )
})

it('costs the same eight statements at most, however many films and learners there are [ST-027] [ST-030]', async () => {
  const [small, large] = [await courseOf(4), await courseOf(...Array.from({ length: 30 }, () => 5))]
  for (let member = 0; member < 5; member++) {
    const id = await fresh.newMember()
    for (let chapter = 0; chapter < 30; chapter++)
      await watch(large, id, chapter, { ranges: [[0, 5000]], place: 5, finished: true })
  }
  const counts: number[] = []
  for (const { id } of [small, large]) {
    const actor = await ask()
    counts.push((await watchStatements(() => readCourseFigures(actor, id))).statements.length)
  }
  expect(counts[0]).toBe(counts[1])
  expect(counts[0]).toBeLessThanOrEqual(8)
})
