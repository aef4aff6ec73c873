import { afterAll, beforeAll, expect, it } from 'vitest'
import { newLearner } from '#test/learning/learner.ts'
import { watchStatements } from '#platform/statements.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { readLearningStatus } from '#app/home/read-learning-status.server.ts'
import { readMemberTop } from '#app/home/top/read-member-top.server.ts'
import type { Actor, Ask } from '#platform/ask.ts'
import { findCertificate } from './certificates.ts'
import { readOwn, readOwnLists } from '../../own.ts'
import { lineOf } from '../line-in-course.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00') })
  school = smallSchool(fresh.db)
})
afterAll(() => fresh.close())

const learner = () => newLearner(fresh)

it('knows of a course that nobody began where it begins', async () => {
  const { line } = await learner()
  const course = await school.newCourse({ lessons: [{ published: false }, { chapters: [{}, {}] }] })
  expect(await line(course.id)).toEqual({
    courseId: course.id,
    watchedRatio: 0,
    favorite: false,
    completed: false,
    continuationLink: `/daily_lesson_chapters/${course.lessons[1]!.chapterIds[0]}`,
    continuationLabel: 'はじめから見る',
    watchedAt: null,
    bookmarkedAt: null,
  })
})

it('counts all unique seconds of a course against all its films, rounded down', async () => {
  const { line, watch, watchPrime } = await learner()
  const course = await school.newCourse({ lessons: [{ chapters: [{}, {}] }], primes: [{ seconds: 100 }] })
  const [first, second] = course.lessons[0]!.chapterIds
  await watch(first!, 0, 50)
  await watch(first!, 25, 50)
  await watch(second!, 0, 49.9)
  expect(await line(course.id)).toMatchObject({
    watchedRatio: 33,
    continuationLink: `/daily_lesson_chapters/${second}`,
  })
  await watch(first!, 0, 98.5)
  await watch(second!, 0, 99)
  expect((await line(course.id)).watchedRatio).toBe(66)
  await watchPrime(course.primeIds[0]!, 97.9)
  expect((await line(course.id)).watchedRatio).toBe(99)
  await watchPrime(course.primeIds[0]!, 98.5, 83.9)
  expect(await line(course.id)).toMatchObject({
    watchedRatio: 100,
    continuationLink: `/prime_lessons/${course.primeIds[0]}?current_time=83`,
  })
})

it('leads from a finished course to its beginning, and to what has been added since [LP-032]', async () => {
  const { line, watch } = await learner()
  const course = await school.newCourse({ lessons: [{}, {}] })
  const [first, last] = course.lessons.map(({ chapterIds }) => chapterIds[0]!)
  await watch(last!, 0, 100, -1)
  expect(await line(course.id)).toMatchObject({
    continuationLink: `/daily_lesson_chapters/${first}`,
    continuationLabel: 'はじめから見る',
  })
  const added = await school.newLesson(course.id, 9)
  expect(await line(course.id)).toMatchObject({
    continuationLink: `/daily_lesson_chapters/${added.chapterIds[0]}`,
    continuationLabel: 'つづきから見る',
  })
})

it('reads any number of courses in one statement', async () => {
  const me = await learner()
  const courses = await Promise.all([1, 2, 3].map(() => school.newCourse()))
  for (const { lessons } of courses) await me.watch(lessons[0]!.chapterIds[0]!, 0, 10)
  const ids = courses.map(({ id }) => id)
  await readOwn(me, () => ids)
  const { result, statements } = await watchStatements(() => readOwn(me, () => ids))
  const lines = ids.map((id) => lineOf(result, result.catalogue.courses.get(id)!))
  expect(lines.map(({ watchedRatio }) => watchedRatio)).toEqual([10, 10, 10])
  expect(statements).toHaveLength(1)
})

it('lists the courses that were begun or put aside', async () => {
  const me = await learner()
  const { memberId, watch, now } = me
  const [begun, aside, other] = [await school.newCourse(), await school.newCourse(), await school.newCourse()]
  await watch(begun.lessons[0]!.chapterIds[0]!, 0, 10)
  await fresh.db
    .insertInto('course_bookmarks')
    .values({ member_id: memberId, course_id: aside.id, added_at: now })
    .execute()
  const { lists, ...all } = await readOwnLists(me, { most: 10 })
  const own = [...new Set([...lists.begun, ...lists.bookmarked])].map((id) =>
    lineOf(all, all.catalogue.courses.get(id)!),
  )
  expect(own.map(({ courseId }) => courseId).toSorted((a, b) => a - b)).toEqual([begun.id, aside.id])
  expect(own.find(({ courseId }) => courseId === aside.id)).toMatchObject({ favorite: true, watchedAt: null })
  expect(own.some(({ courseId }) => courseId === other.id)).toBe(false)
})

it('who only looked into a course goes on with the one they watch, and has not begun the other', async () => {
  const { watch, goOn, ...me } = await learner()
  const [watched, glanced] = [await school.newCourse({ lessons: [{}] }), await school.newCourse({ lessons: [{}] })]
  const [first, other] = [watched, glanced].map(({ lessons }) => lessons[0]!.chapterIds[0]!) as [number, number]
  await watch(other, 0, 4.9)
  const before = await readOwnLists(me, { most: 10 })
  expect([await goOn(), before.lists.begun, before.lists.watchedAny]).toEqual([null, [], false])
  await watch(first, 0, 30)
  await watch(other, 0, 0)
  expect((await goOn())?.link).toBe(`/daily_lesson_chapters/${first}`)
  expect((await readOwnLists(me, { most: 10 })).lists.begun).toEqual([watched.id])
  await watch(other, 5, 10)
  expect((await goOn())?.link).toBe(`/daily_lesson_chapters/${other}`)
})

it('shows an attended curriculum with its steps, its share and the place to go on at', async () => {
  const { attended, watchStep, finish } = await learner()
  const course = await school.newCourse({ lessons: [{}, {}, {}] })
  const [a, b, c] = course.lessons as [
    (typeof course.lessons)[0],
    (typeof course.lessons)[0],
    (typeof course.lessons)[0],
  ]
  const curriculum = await school.newCurriculum([[a.id, b.id], [c.id]])
  const [first, second] = curriculum.stepIds
  expect(await attended()).toEqual([])
  await watchStep(curriculum.id, first!, b.chapterIds[0]!, 0, 50)
  const place = `/subscriptions/curriculum_steps/${first}/chapters/${b.chapterIds[0]}`
  expect(await attended()).toMatchObject([
    {
      id: curriculum.id,
      nSteps: 2,
      nCompletedSteps: 0,
      isCleared: false,
      watchedRatio: 16,
      continuationUrl: place,
      levelString: '入門',
    },
  ])
  await finish(a.id)
  await finish(b.id)
  expect(await attended()).toMatchObject([{ nCompletedSteps: 1, continuationUrl: place }])
  await watchStep(curriculum.id, first!, b.chapterIds[0]!, 50, 99)
  expect((await attended())[0]!.continuationUrl).toBe(
    `/subscriptions/curriculum_steps/${second}/chapters/${c.chapterIds[0]}`,
  )
  await finish(c.id)
  expect(await attended()).toMatchObject([
    { nCompletedSteps: 2, isCleared: true, continuationUrl: `/subscriptions/curriculum_steps/${first}` },
  ])
})

it('puts the curriculum of the latest activity first', async () => {
  const { attended, watchStep } = await learner()
  const { lessons } = await school.newCourse()
  const chapterId = lessons[0]!.chapterIds[0]!
  const made = [await school.newCurriculum([[lessons[0]!.id]]), await school.newCurriculum([[lessons[0]!.id]])]
  for (const { id, stepIds } of made) await watchStep(id, stepIds[0]!, chapterId, 0, 1)
  expect((await attended()).map(({ id }) => id)).toEqual([made[1]!.id, made[0]!.id])
  await watchStep(made[0]!.id, made[0]!.stepIds[0]!, chapterId, 0, 1)
  expect((await attended()).map(({ id }) => id)).toEqual([made[0]!.id, made[1]!.id])
})

it('lists issued certificates first and those that wait after them, one entry a curriculum [CE-005]', async () => {
  const { memberId, certificates, watchStep, now } = await learner()
  const { lessons } = await school.newCourse()
  const made = []
  for (let n = 0; n < 4; n++) made.push(await school.newCurriculum([[lessons[0]!.id]]))
  const [issued, removedIssued, waiting, removed] = made as [
    (typeof made)[0],
    (typeof made)[0],
    (typeof made)[0],
    (typeof made)[0],
  ]
  for (const { id, stepIds } of made) await watchStep(id, stepIds[0]!, lessons[0]!.chapterIds[0]!, 0, 1)
  for (const [days, { id }] of [
    [2, issued],
    [1, removedIssued],
  ] as const)
    await fresh.db
      .insertInto('certificates')
      .values({
        member_id: memberId,
        curriculum_id: id,
        member_name: '名',
        curriculum_title: '題',
        published_at: new Date(now.getTime() - days * 86_400_000),
      })
      .execute()
  for (const { id } of [removedIssued, removed])
    await fresh.db
      .updateTable('curriculum_attendances')
      .set({ removed_at: now })
      .where('member_id', '=', memberId)
      .where('curriculum_id', '=', id)
      .execute()
  const lines = await certificates()
  expect(lines.map(({ curriculumId, publishedAt }) => [curriculumId, publishedAt !== null])).toEqual([
    [removedIssued.id, true],
    [issued.id, true],
    [waiting.id, false],
  ])
  const { userCertificateId } = lines[0]!
  expect(await findCertificate(fresh.db, memberId, userCertificateId!)).toMatchObject({ curriculumTitle: '題' })
  expect(await findCertificate(fresh.db, await fresh.newMember(), userCertificateId!)).toBeNull()
})

it('reads the whole of learning status in two statements, the drawings in a third, and a fourth knows who asks', async () => {
  const { memberId, watch, finish } = await learner()
  for (const { lessons } of await Promise.all([1, 2, 3].map(() => school.newCourse()))) {
    await watch(lessons[0]!.chapterIds[0]!, 0, 10)
    await finish(lessons[0]!.id)
  }
  const actor = await fresh.actorFor(memberId)
  await readLearningStatus(actor)
  const { result, statements } = await watchStatements(() => readLearningStatus(actor))
  expect(result.begun).toHaveLength(3)
  expect(statements.length).toBe(2)

  const ask = { ...actor, cookies: {} } as Ask & Actor
  await readMemberTop(ask, actor.member)
  expect((await watchStatements(() => readMemberTop(ask, actor.member))).statements.length).toBe(2)
})
