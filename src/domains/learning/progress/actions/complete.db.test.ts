import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { readOwnLists } from '../../own.ts'
import { attendedOf } from '../attended.ts'
import { issueCertificates, markFinalWork } from '../queries/attendances.ts'
import { lockLearner } from '../queries/completions.ts'
import { findChapter, findLesson, findPrimeLesson } from '../../subjects.ts'
import { completeChapter, completeLesson, completePrimeLesson, completeWholeCourse } from './complete.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00'), env: { AMBASSADOR_POPUP_CHANCE: '0' } })
  school = smallSchool(fresh.db)
})
afterAll(() => fresh.close())

const twoByTwo = { lessons: [{ chapters: [{}, {}] }, { chapters: [{}, {}] }] }

async function learner(name?: string) {
  const memberId = await fresh.newMember({ plan: { planId: 1, state: 'will_continue' }, ...(name && { name }) })
  const actor = await fresh.actorFor(memberId)
  return {
    memberId,
    actor,
    tick: async (chapterId: number, completed?: boolean) =>
      completeChapter(actor, await findChapter(fresh.house, chapterId), { completed }),
    finish: async (lessonId: number) => completeLesson(actor, await findLesson(fresh.house, lessonId)),
    count: async (
      table: 'chapter_completions' | 'lesson_completions' | 'prime_completions' | 'course_completions' | 'certificates',
    ) => {
      const rows = await fresh.db.selectFrom(table).select('member_id').where('member_id', '=', memberId).execute()
      return rows.length
    },
    certificates: () => fresh.db.selectFrom('certificates').selectAll().where('member_id', '=', memberId).execute(),
    postFinalWork: (curriculumId: number) =>
      fresh.db.transaction().execute(async (tx) => {
        await lockLearner(tx, memberId)
        await markFinalWork(tx, memberId, curriculumId, actor.now)
        return issueCertificates(tx, memberId, actor.now)
      }),
  }
}

it('turns a tick without a wish, and sets it with one', async () => {
  const { tick } = await learner()
  const { lessons } = await school.newCourse(twoByTwo)
  const chapterId = lessons[0]!.chapterIds[0]!
  expect((await tick(chapterId)).completed).toBe(true)
  expect((await tick(chapterId)).completed).toBe(false)
  for (const wish of [true, true, false, false, true]) expect((await tick(chapterId, wish)).completed).toBe(wish)
})

it('counts a lesson by its ticks until one is taken back, and for good once it was completed as a whole', async () => {
  const { tick, finish } = await learner()
  const { lessons } = await school.newCourse(twoByTwo)
  const [lesson, other] = [lessons[0]!, lessons[1]!]
  expect((await tick(lesson.chapterIds[0]!, true)).lessonCompleted).toBe(false)
  expect((await tick(lesson.chapterIds[1]!, true)).lessonCompleted).toBe(true)
  expect((await tick(lesson.chapterIds[0]!, false)).lessonCompleted).toBe(false)
  expect((await finish(other.id)).lessonCompleted).toBe(true)
  expect((await tick(other.chapterIds[0]!, false)).lessonCompleted).toBe(true)
})

it('completes a course with its last lesson, once, and keeps it when a lesson is added', async () => {
  const { tick, finish, count } = await learner()
  const course = await school.newCourse(twoByTwo)
  await finish(course.lessons[0]!.id)
  await tick(course.lessons[1]!.chapterIds[0]!, true)
  expect((await tick(course.lessons[1]!.chapterIds[1]!, true)).courseCompleted).toBe(true)
  await school.newLesson(course.id, 3)
  expect((await tick(course.lessons[0]!.chapterIds[0]!, true)).courseCompleted).toBe(true)
  expect(await count('course_completions')).toBe(1)
})

it('misses no end when the last chapters are ticked at once, and completes nothing twice', async () => {
  const { tick, count } = await learner()
  const course = await school.newCourse({ lessons: [{ chapters: Array.from({ length: 10 }, () => ({})) }] })
  const { chapterIds } = course.lessons[0]!
  const answers = await Promise.all([...chapterIds, ...chapterIds].map((id) => tick(id, true)))
  expect(answers.some(({ courseCompleted }) => courseCompleted)).toBe(true)
  expect([await count('chapter_completions'), await count('course_completions')]).toEqual([10, 1])
})

it('completes everything of a course at once, however often it is asked', async () => {
  const { actor, count } = await learner()
  const course = await school.newCourse({ ...twoByTwo, primes: [{}] })
  const answers = await Promise.all(Array.from({ length: 20 }, () => completeWholeCourse(actor, course.id)))
  expect(answers.every(({ courseCompleted }) => courseCompleted)).toBe(true)
  const counts = await Promise.all([
    count('chapter_completions'),
    count('lesson_completions'),
    count('prime_completions'),
    count('course_completions'),
  ])
  expect(counts).toEqual([4, 2, 1, 1])
})

it('completes a course of prime lessons with the last of them', async () => {
  const { actor } = await learner()
  const course = await school.newCourse({ lessons: [], primes: [{}, {}] })
  const answers = []
  for (const id of course.primeIds)
    answers.push(await completePrimeLesson(actor, await findPrimeLesson(fresh.house, id), 'card'))
  expect(answers.map(({ courseCompleted }) => courseCompleted)).toEqual([false, true])
})

it('asks for a review of a complete course until one is written or the prompt put away', async () => {
  const { memberId, finish } = await learner()
  const course = await school.newCourse({ lessons: [{}] })
  expect((await finish(course.lessons[0]!.id)).popup).toBe('review')
  await fresh.db
    .insertInto('review_declines')
    .values({ member_id: memberId, course_id: course.id, declined_at: fresh.clock.now() })
    .execute()
  expect((await finish(course.lessons[0]!.id)).popup).toBeNull()
})

it('issues a certificate when the last step follows the final work, with the names of that day [CE-009]', async () => {
  const { memberId, finish, postFinalWork, certificates } = await learner('山田 花')
  const course = await school.newCourse(twoByTwo)
  const [first, second] = [course.lessons[0]!, course.lessons[1]!]
  const curriculum = await school.newCurriculum([[first.id], [second.id]], '手の基本')
  await finish(first.id)
  expect(await postFinalWork(curriculum.id)).toEqual([])
  const { certificateId } = await finish(second.id)
  await fresh.db.updateTable('members').set({ name: '別の名' }).where('id', '=', memberId).execute()
  await fresh.db.updateTable('curriculums').set({ title: '別の題' }).where('id', '=', curriculum.id).execute()
  expect(await certificates()).toEqual([
    {
      id: certificateId,
      member_id: memberId,
      curriculum_id: curriculum.id,
      member_name: '山田 花',
      name_given_at: null,
      name_corrected_at: null,
      curriculum_title: '手の基本',
      published_at: fresh.clock.now(),
    },
  ])
})

it('issues it when the final work follows the last step, and leaves it whatever comes', async () => {
  const { finish, tick, postFinalWork, certificates } = await learner()
  const { lessons } = await school.newCourse(twoByTwo)
  const lesson = lessons[0]!
  const curriculum = await school.newCurriculum([[lesson.id]])
  for (const id of lesson.chapterIds) await tick(id, true)
  expect(await postFinalWork(curriculum.id)).toHaveLength(1)
  await tick(lesson.chapterIds[0]!, false)
  await postFinalWork(curriculum.id)
  await finish(lesson.id)
  expect(await certificates()).toHaveLength(1)
})

it('issues one certificate when the last step and the final work arrive at once', async () => {
  for (let n = 0; n < 10; n++) {
    const { finish, postFinalWork, certificates } = await learner()
    const { lessons } = await school.newCourse({ lessons: [{}] })
    const curriculum = await school.newCurriculum([[lessons[0]!.id]])
    await Promise.all([
      ...Array.from({ length: 5 }, () => finish(lessons[0]!.id)),
      ...Array.from({ length: 5 }, () => postFinalWork(curriculum.id)),
    ])
    expect(await certificates()).toHaveLength(1)
  }
})

it('does not take a step without lessons, or an unpublished lesson, for something to be done', async () => {
  const { finish, postFinalWork } = await learner()
  const { lessons } = await school.newCourse({ lessons: [{}, { published: false }] })
  const withEmptyStep = await school.newCurriculum([[lessons[0]!.id], []])
  const withHidden = await school.newCurriculum([[lessons[0]!.id, lessons[1]!.id]])
  await finish(lessons[0]!.id)
  expect(await postFinalWork(withEmptyStep.id)).toEqual([])
  expect(await postFinalWork(withHidden.id)).toMatchObject([{ curriculumId: withHidden.id }])
})

it('begins to attend with a tick in a step, and again after it was put aside; a final work alone does not', async () => {
  const { actor, memberId, postFinalWork } = await learner()
  const { lessons } = await school.newCourse({ lessons: [{}] })
  const curriculum = await school.newCurriculum([[lessons[0]!.id]])
  const attended = async () => attendedOf(await readOwnLists(actor, {})).map(({ id }) => id)
  await postFinalWork(curriculum.id)
  expect(await attended()).toEqual([])
  const step = { stepId: curriculum.stepIds[0]!, curriculumId: curriculum.id }
  const chapter = await findChapter(fresh.house, lessons[0]!.chapterIds[0]!)
  await completeChapter(actor, chapter, { completed: true, step })
  expect(await attended()).toEqual([curriculum.id])
  await sql`update curriculum_attendances set removed_at = now() where member_id = ${memberId}`.execute(fresh.db)
  expect(await attended()).toEqual([])
  await completeChapter(actor, chapter, { completed: true, step })
  expect(await attended()).toEqual([curriculum.id])
})
