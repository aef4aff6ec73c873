import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Course, type Curriculum, findCourse, findCurriculum } from '#domains/catalogue/index.ts'
import type { Ask, Member } from '#platform/ask.ts'
import type { OpenDb } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { makePageCache } from '#platform/page-cache.ts'
import { plainCourse, plainCurriculum, plainNext } from '#test/learning/plain-past.ts'
import { freshDatabase, openPatiently } from '#test/worlds/fresh-database.ts'
import { linkTo } from '../continuation.ts'
import { chaptersOf, isDone, lessonsOfSteps, pastInCourse, pastInCurriculum } from '../past.ts'
import { progressInCurriculum } from './curriculum-progress.ts'
import { lineInCourse } from './line-in-course.ts'
import { nextAfter, nextIn } from './next-in.ts'

const now = new Date()
let database: Awaited<ReturnType<typeof freshDatabase>>
let opened: OpenDb
let house: House
let courseIds: number[]
let curriculumIds: number[]

beforeAll(async () => {
  database = await freshDatabase(inject('world').template)
  opened = openPatiently(database.url)
  const { db, pool } = opened
  house = { db, pool, pages: makePageCache(db) } as House
  // Something in most courses is a draft.
  await sql`update chapters set published = false where id % 11 = 0`.execute(db)
  await sql`update lessons set published = false where id % 13 = 0`.execute(db)
  await sql`update prime_lessons set published = false where id % 5 = 0`.execute(db)
  const ids = async (table: 'courses' | 'curriculums') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id)
  courseIds = await ids('courses')
  curriculumIds = await ids('curriculums')
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

/** A sequence of draws that one number decides. */
function drawn(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32
  }
  return {
    often: (share: number) => next() < share,
    of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!,
    upTo: (most: number) => Math.floor(next() * (most + 1)),
  }
}
type Draw = ReturnType<typeof drawn>

const askOf = (id: number) => ({ house, member: { id } as Member, now }) as Ask

async function newMember(seed: number): Promise<number> {
  const email = `${seed}-${Math.random()}@example.com`
  const row = { email, email_key: email, name: '試験 ひと', joined_at: now }
  return (await opened.db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function watchSome(
  { often, of, upTo }: Draw,
  memberId: number,
  lessons: Course['lessons'],
  films: Course['lessons'][number]['chapters'][number]['film'][],
) {
  const { db } = opened
  const share = of([0, 0.3, 0.7, 1])
  for (const { id, seconds } of films) {
    if (!often(share)) continue
    const ms = Math.round(seconds * 1000)
    const seen = of([0, upTo(ms), ms, ms - 2000, ms - 2001, Math.max(0, ms - upTo(4000))])
    const place = of([0, upTo(ms) / 1000, seconds, seconds - 3, Math.max(0, Math.round(ms - 3001) / 1000)])
    await sql`insert into watch_progress (member_id, video_id, place_seconds, seen, updated_at)
      values (${memberId}, ${id}, ${place}, int4multirange(int4range(0, ${Math.max(0, seen)}::int)), ${now})`.execute(
      db,
    )
  }
  for (const { id } of chaptersOf(lessons))
    if (often(share))
      await db
        .insertInto('chapter_completions')
        .values({ member_id: memberId, chapter_id: id, completed_at: now })
        .execute()
  for (const { id } of lessons) {
    if (often(share / 4))
      await db
        .insertInto('lesson_completions')
        .values({ member_id: memberId, lesson_id: id, completed_at: now })
        .execute()
    if (often(0.2))
      await db.insertInto('lesson_bookmarks').values({ member_id: memberId, lesson_id: id, added_at: now }).execute()
  }
}

async function studyCourse(draw: Draw, memberId: number, { id, lessons, primes, drafts }: Course) {
  const { db } = opened
  const { often, of } = draw
  const everyLesson = [...new Map([...lessons, ...drafts.lessons].map((one) => [one.id, one])).values()]
  const everyPrime = [...new Map([...primes, ...drafts.primes].map((one) => [one.id, one])).values()]
  await watchSome(
    draw,
    memberId,
    everyLesson,
    [...chaptersOf(everyLesson), ...everyPrime].map(({ film }) => film),
  )
  const own = { member_id: memberId, course_id: id }
  for (const prime of everyPrime)
    if (often(0.4))
      await db
        .insertInto('prime_completions')
        .values({ member_id: memberId, prime_lesson_id: prime.id, completed_at: now })
        .execute()
  if (often(0.3))
    await db
      .insertInto('course_completions')
      .values({ ...own, completed_at: now })
      .execute()
  if (often(0.3))
    await db
      .insertInto('course_bookmarks')
      .values({ ...own, added_at: now })
      .execute()
  if (often(0.5))
    await db
      .insertInto('course_purchases')
      .values({ ...own, purchased_at: now })
      .execute()
  if (often(0.2)) return
  const inPrime = everyPrime.length > 0 && (everyLesson.length === 0 || often(0.5))
  const place = inPrime
    ? { prime_lesson_id: of(everyPrime).id }
    : { chapter_id: of(chaptersOf(everyLesson))?.id ?? null }
  await db
    .insertInto('course_places')
    .values({ ...own, ...place, finished: often(0.4), updated_at: now })
    .execute()
}

const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b)
const ratio = (seen: number, total: number) =>
  total === 0 ? 0 : seen === total ? 100 : Math.min(99, total - seen <= 2000 ? 100 : Math.floor((100 * seen) / total))

it('says of any learner and course what the database counts by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const draw = drawn(seed)
      const course = await findCourse(house, draw.of(courseIds))
      const memberId = await newMember(seed)
      await studyCourse(draw, memberId, course)
      const plain = await plainCourse(opened.db, memberId, course.id)
      const past = (await pastInCourse(askOf(memberId), course))!
      const member = { id: memberId, state: 'will_continue', accessEndsAt: null, isStaff: true } as Member
      const line = lineInCourse(course, past, { member, now })
      const link = (spot: (typeof plain)['place']) =>
        spot && linkTo('primeLessonId' in spot ? { ...spot, seconds: 0 } : spot).split('?')[0]
      expect({
        done: sorted(course.lessons.filter((lesson) => isDone(lesson, past)).map(({ id }) => id)),
        ticked: sorted(past.ticked),
        primes: sorted(past.primes),
        bookmarks: past.bookmarks,
        bought: past.bought.has(course.id),
        ...{ completed: line.completed, bookmarked: line.favorite, ratio: line.watchedRatio },
        link: line.continuationLink?.split('?')[0] ?? null,
      }).toEqual({
        done: plain.completedLessonIds,
        ticked: plain.ticked,
        primes: plain.primes,
        bookmarks: plain.bookmarks,
        bought: plain.bought,
        ...{ completed: plain.completed, bookmarked: plain.bookmarked, ratio: ratio(plain.seenMs, plain.totalMs) },
        link: link((plain.finished ? plain.following : plain.place) ?? plain.first),
      })
    }),
    { numRuns: 60 },
  )
})

async function studyCurriculum(draw: Draw, memberId: number, { id, steps }: Curriculum) {
  const lessons = lessonsOfSteps(steps)
  await watchSome(
    draw,
    memberId,
    lessons,
    chaptersOf(lessons).map(({ film }) => film),
  )
  if (draw.often(0.2)) return
  const step = draw.of(steps)
  const chapters = chaptersOf(draw.often(0.8) ? (step?.lessons ?? []) : lessons)
  await opened.db
    .insertInto('curriculum_attendances')
    .values({
      ...{ member_id: memberId, curriculum_id: id, started_at: now, updated_at: now },
      step_id: step?.id ?? null,
      chapter_id: draw.of(chapters)?.id ?? null,
      removed_at: draw.often(0.2) ? now : null,
    })
    .execute()
}

it('says of any learner and curriculum what the database counts by itself, and leads on as it would', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), async (seed) => {
      const draw = drawn(seed)
      const curriculum = await findCurriculum(house, draw.of(curriculumIds))
      const memberId = await newMember(seed)
      await studyCurriculum(draw, memberId, curriculum)
      const { seenMs, totalMs, ...plain } = await plainCurriculum(opened.db, memberId, curriculum.id)
      const past = (await pastInCurriculum(askOf(memberId), curriculum))!
      const { completedLessonIds, watchedRatio, attends, place, next } = progressInCurriculum(curriculum, past)
      const told = { completedLessonIds: sorted(completedLessonIds), watchedRatio, attends, place }
      expect(told).toEqual({ ...plain, watchedRatio: ratio(seenMs, totalMs) })
      const at = past.attendance ?? { stepId: null, chapterId: null }
      const it = { memberId, curriculumId: curriculum.id }
      const plainly = (found: typeof next) => found && { stepId: found.stepId, chapterId: found.chapterId }
      const { stepId, chapterId } = at
      expect(plainly(next)).toEqual(await plainNext(opened.db, { ...it, stepId, chapterId, others: false }))
      const step = draw.of(curriculum.steps)
      if (!step) return
      const inStep = draw.of(chaptersOf(step.lessons))?.id ?? null
      const here = { stepId: step.id, chapterId: inStep }
      expect(plainly(nextIn(curriculum, past, here))).toEqual(
        await plainNext(opened.db, { ...it, ...here, others: false }),
      )
      const others = { stepId: step.id, chapterId: null, others: true }
      expect(plainly(nextAfter(curriculum, past, step.id))).toEqual(await plainNext(opened.db, { ...it, ...others }))
    }),
    { numRuns: 60 },
  )
})
