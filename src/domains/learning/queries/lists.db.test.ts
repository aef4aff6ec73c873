import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchStatements } from '#platform/statements.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/small-school.ts'
import { completeLesson } from '../actions/complete.ts'
import { logTime } from '../actions/log-time.ts'
import { makePlaybackId } from '../playback-id.ts'
import { readLearningStatus } from '../pages/read-learning-status.server.ts'
import { attendedCurriculums } from './attended.ts'
import { certificatesOf, findCertificate } from './certificates.ts'
import { listOwnCourses, progressOfCourses } from './course-lines.ts'
import { findCurriculumProgress } from './curriculum-progress.ts'
import { findGoOn } from './learning-status.ts'
import { findChapter, findLesson, findPrimeLesson } from './subjects.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00') })
  school = smallSchool(fresh.db)
})
afterAll(() => fresh.close())

async function learner() {
  const actor = await fresh.actorFor(await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } }))
  const now = () => ({ ...actor, now: fresh.clock.now() })
  const played = (from: number, to: number) => {
    const playback_id = makePlaybackId(fresh.house.settings.secret, actor.memberId, fresh.clock.now())
    fresh.clock.forward(3_600_000)
    return { playback_id, ranges: [[from, to] as [number, number]] }
  }
  return {
    ...actor,
    watch: async (chapterId: number, from: number, to: number, point = to) => {
      const chapter = await findChapter(fresh.house, chapterId)
      const log = { ...played(from, to), current_point: point }
      return logTime(now(), chapter, { courseId: chapter.courseId, chapterId }, log)
    },
    watchStep: async (curriculumId: number, stepId: number, chapterId: number, from: number, to: number) => {
      const log = { ...played(from, to), current_point: to }
      return logTime(now(), await findChapter(fresh.house, chapterId), { curriculumId, stepId, chapterId }, log)
    },
    watchPrime: async (primeLessonId: number, to: number, point = to) => {
      const prime = await findPrimeLesson(fresh.house, primeLessonId)
      const log = { ...played(0, to), current_point: point }
      return logTime(now(), prime, { courseId: prime.courseId, primeLessonId }, log)
    },
    finish: async (lessonId: number) => completeLesson(now(), await findLesson(fresh.house, lessonId)),
    line: async (courseId: number) => (await progressOfCourses(fresh.db, actor.memberId, [courseId])).get(courseId)!,
    attended: () => attendedCurriculums(fresh.db, actor.memberId, fresh.clock.now()),
    certificates: () => certificatesOf(fresh.db, actor.memberId, fresh.clock.now()),
    goOn: () => findGoOn(fresh.db, actor.memberId, fresh.clock.now()),
  }
}

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
  const { memberId, watch } = await learner()
  const courses = await Promise.all([1, 2, 3].map(() => school.newCourse()))
  for (const { lessons } of courses) await watch(lessons[0]!.chapterIds[0]!, 0, 10)
  const ids = courses.map(({ id }) => id)
  const { result, statements } = await watchStatements(() => progressOfCourses(fresh.db, memberId, ids))
  expect([...result.values()].map(({ watchedRatio }) => watchedRatio)).toEqual([10, 10, 10])
  expect(statements).toHaveLength(1)
})

it('lists the courses that were begun or put aside', async () => {
  const { memberId, watch, now } = await learner()
  const [begun, aside, other] = [await school.newCourse(), await school.newCourse(), await school.newCourse()]
  await watch(begun.lessons[0]!.chapterIds[0]!, 0, 10)
  await fresh.db
    .insertInto('course_bookmarks')
    .values({ member_id: memberId, course_id: aside.id, added_at: now })
    .execute()
  const own = await listOwnCourses(fresh.db, memberId, 10)
  expect(own.map(({ courseId }) => courseId).toSorted((a, b) => a - b)).toEqual([begun.id, aside.id])
  expect(own.find(({ courseId }) => courseId === aside.id)).toMatchObject({ favorite: true, watchedAt: null })
  expect(own.some(({ courseId }) => courseId === other.id)).toBe(false)
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
  expect((await attended())[0]!.continuationUrl).toBe(`/subscriptions/curriculum_steps/${second}`)
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

it('leads to the place in a curriculum only while it is still published and in its step', async () => {
  const { memberId, watchStep } = await learner()
  const { lessons } = await school.newCourse({ lessons: [{ chapters: [{}, {}] }] })
  const [lessonId, [chapterId]] = [lessons[0]!.id, lessons[0]!.chapterIds as [number, number]]
  const { id, stepIds } = await school.newCurriculum([[lessonId], []])
  const stepId = stepIds[0]!
  const placeOf = async () => (await findCurriculumProgress(fresh.db, memberId, id)).place
  await watchStep(id, stepId, chapterId, 0, 50)
  expect(await placeOf()).toEqual({ stepId, chapterId })
  const publish = (published: boolean) =>
    fresh.db.updateTable('chapters').set({ published }).where('id', '=', chapterId).execute()
  await publish(false)
  expect(await placeOf()).toBeNull()
  await publish(true)
  await fresh.db.updateTable('lessons').set({ published: false }).where('id', '=', lessonId).execute()
  expect(await placeOf()).toBeNull()
  await fresh.db.updateTable('lessons').set({ published: true }).where('id', '=', lessonId).execute()
  expect(await placeOf()).toEqual({ stepId, chapterId })
  await fresh.db.updateTable('step_lessons').set({ step_id: stepIds[1]! }).where('step_id', '=', stepId).execute()
  expect(await placeOf()).toBeNull()
})

it('goes on with what was watched last and is not at its end', async () => {
  const { goOn, watch, watchPrime, watchStep } = await learner()
  expect(await goOn()).toBeNull()
  const course = await school.newCourse({ title: '手を描く', lessons: [{ chapters: [{ seconds: 100 }] }] })
  const chapterId = course.lessons[0]!.chapterIds[0]!
  await watch(chapterId, 0, 40)
  expect(await goOn()).toMatchObject({
    link: `/daily_lesson_chapters/${chapterId}`,
    title: '手を描く',
    lessonTitle: 'レッスン1',
    chapterTitle: 'チャプター0',
    seconds: 40,
    durationSeconds: 100,
    device: 'パソコン',
  })
  const primes = await school.newCourse({ title: '髪を描く', lessons: [], primes: [{}] })
  await watchPrime(primes.primeIds[0]!, 12)
  expect(await goOn()).toMatchObject({
    link: `/prime_lessons/${primes.primeIds[0]}?current_time=12`,
    title: '髪を描く',
    chapterTitle: null,
  })
  const curriculum = await school.newCurriculum([[course.lessons[0]!.id]], '道のり')
  await watchStep(curriculum.id, curriculum.stepIds[0]!, chapterId, 40, 50)
  expect(await goOn()).toMatchObject({
    link: `/subscriptions/curriculum_steps/${curriculum.stepIds[0]}/chapters/${chapterId}`,
    title: '道のり',
  })
})

it('does not offer a course that is finished or closed', async () => {
  const { goOn, watch } = await learner()
  const course = await school.newCourse()
  await watch(course.lessons[0]!.chapterIds[0]!, 0, 100, -1)
  expect(await goOn()).toBeNull()
  await watch(course.lessons[0]!.chapterIds[0]!, 0, 10)
  expect(await goOn()).not.toBeNull()
  await fresh.db.updateTable('courses').set({ closed_at: fresh.clock.now() }).where('id', '=', course.id).execute()
  expect(await goOn()).toBeNull()
})

it('reads the whole of learning status in seven statements, and an eighth knows who asks', async () => {
  const { memberId, watch, finish } = await learner()
  for (const { lessons } of await Promise.all([1, 2, 3].map(() => school.newCourse()))) {
    await watch(lessons[0]!.chapterIds[0]!, 0, 10)
    await finish(lessons[0]!.id)
  }
  const actor = await fresh.actorFor(memberId)
  const { result, statements } = await watchStatements(() => readLearningStatus(actor))
  expect(result.begun).toHaveLength(3)
  expect(statements.length).toBeLessThanOrEqual(7)
})
