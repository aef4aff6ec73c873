import { afterAll, beforeAll, expect, it } from 'vitest'
import { newLearner } from '#test/learning/learner.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { readOwn, readOwnLists } from '../../own.ts'
import { attendedOf } from '../attended.ts'
import { goOnOf } from '../go-on.ts'
import { lineOf } from '../line-in-course.ts'
import { findCurriculum } from '#domains/catalogue/index.ts'
import { pastInCurriculum } from '../../past.ts'
import { placeIn } from '../curriculum-progress.ts'
import { lessonBookmarksOf } from '../../bookmarks/lesson-bookmarks.ts'

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00') })
  school = smallSchool(fresh.db)
})
afterAll(() => fresh.close())

const learner = () => newLearner(fresh)

it('leads to the place in a curriculum only while it is still published and in its step', async () => {
  const { watchStep, ...actor } = await learner()
  const { lessons } = await school.newCourse({ lessons: [{ chapters: [{}, {}] }] })
  const [lessonId, [chapterId]] = [lessons[0]!.id, lessons[0]!.chapterIds as [number, number]]
  const { id, stepIds } = await school.newCurriculum([[lessonId], []])
  const stepId = stepIds[0]!
  const placeOf = async () => {
    const curriculum = await findCurriculum(fresh.house, id)
    return placeIn(curriculum, (await pastInCurriculum(actor, curriculum))!)
  }
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
    locked: false,
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

it('leads from the end of a step to the first thing not done: on in the curriculum, then what was left out [LP-032]', async () => {
  const { goOn, attended, watchStep, finish } = await learner()
  const { lessons } = await school.newCourse({ lessons: [{ chapters: [{}, {}] }, { chapters: [{}, {}] }, {}] })
  const [a, b, c] = lessons.map(({ chapterIds }) => chapterIds)
  const { id, stepIds } = await school.newCurriculum(lessons.map((lesson) => [lesson.id]))
  const [one, two, three] = stepIds as [number, number, number]
  const isAt = async (stepId: number, chapterId: number) => {
    const link = `/subscriptions/curriculum_steps/${stepId}/chapters/${chapterId}`
    expect([(await goOn())?.link, (await attended())[0]!.continuationUrl]).toEqual([link, link])
  }
  await watchStep(id, one, a![0]!, 0, 100)
  await isAt(one, a![1]!)
  await watchStep(id, one, a![1]!, 0, 50)
  await isAt(one, a![1]!)
  await watchStep(id, one, a![1]!, 50, 100)
  await isAt(two, b![0]!)
  await watchStep(id, two, b![1]!, 0, 100)
  await isAt(two, b![0]!)
  await finish(lessons[1]!.id)
  await isAt(three, c![0]!)
  await watchStep(id, three, c![0]!, 0, 100)
  await isAt(three, c![0]!)
  await finish(lessons[2]!.id)
  await isAt(one, a![0]!)
  await finish(lessons[0]!.id)
  expect(await goOn()).toBeNull()
  expect((await attended())[0]!.continuationUrl).toBe(`/subscriptions/curriculum_steps/${one}`)
})

it('leads nobody into what is locked: whose trial is over goes to the page of what they watched, and a free lesson stays open', async () => {
  const me = await learner()
  const course = await school.newCourse({ lessons: [{ isFree: true }, {}] })
  const [free, paid] = course.lessons.map(({ chapterIds }) => chapterIds[0]!)
  const curriculum = await school.newCurriculum([[course.lessons[1]!.id]])
  await me.watchStep(curriculum.id, curriculum.stepIds[0]!, paid!, 0, 50)
  await me.watch(paid!, 0, 60)
  const left = { ...me, member: { ...me.member, state: 'after_unsubscribe' as const } }
  const link = async () => {
    const own = await readOwn(left, () => [course.id])
    return lineOf(own, own.catalogue.courses.get(course.id)!).continuationLink
  }
  const findGoOn = async (who: Parameters<typeof readOwnLists>[0]) => goOnOf(await readOwnLists(who, {}))
  const page = `/subscriptions/curriculums/${curriculum.id}`
  expect(await findGoOn(me)).toMatchObject({ locked: false, link: `/daily_lesson_chapters/${paid}` })
  expect(await findGoOn(left)).toMatchObject({ locked: true, link: `/courses/${course.id}` })
  expect(attendedOf(await readOwnLists(left, {}))[0]!.continuationUrl).toBe(page)
  expect(await link()).toBeNull()
  for (const lesson of course.lessons)
    await fresh.db
      .insertInto('lesson_bookmarks')
      .values({ member_id: me.memberId, lesson_id: lesson.id, added_at: me.now })
      .execute()
  const bookmarks = async () => lessonBookmarksOf(await readOwnLists(left, { most: 9 })).map((one) => one.link)
  expect(await bookmarks()).toEqual([`/courses/${course.id}`, `/daily_lesson_chapters/${free}`])
  await me.watch(free!, 0, 60)
  expect(await link()).toBe(`/daily_lesson_chapters/${free}`)
  expect(await findGoOn(left)).toMatchObject({ locked: false, link: `/daily_lesson_chapters/${free}` })
  await fresh.db.updateTable('courses').set({ closed_at: me.now }).where('id', '=', course.id).execute()
  expect([await link(), ...(await bookmarks())]).toEqual([null, null, null])
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
