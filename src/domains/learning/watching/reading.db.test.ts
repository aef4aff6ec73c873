import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueOf } from '#domains/catalogue/index.ts'
import { madeInCourse } from '#domains/community/index.ts'
import { plansAtAGlance } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import { watchStatements } from '#platform/statements.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { readChapterMaterial } from '../materials/pages/read-material.server.ts'
import { readCourse } from './pages/read-course.server.ts'
import { readCoursePlayer, readStepPlayer } from './pages/read-lesson-player.server.ts'
import { readPrimePlayer } from './pages/read-prime-player.server.ts'
import { readStep } from './pages/read-step.server.ts'

const at = (time: string) => new Date(`2026-11-20T${time}+09:00`)

let fresh: FreshHouse
let school: ReturnType<typeof smallSchool>
beforeAll(async () => {
  fresh = await freshHouse({ now: at('09:00:00') })
  school = smallSchool(fresh.db)
  await fresh.house.pages.catchUp()
})
afterAll(() => fresh.close())

it('opens and closes a course at its moment, with nobody saying so [CT-002]', async () => {
  const course = await school.newCourse({ openedAt: at('10:00:00'), closedAt: at('11:00:00') })
  const { id } = course
  const chapterId = String(course.lessons[0]!.chapterIds[0]!)
  const read = async (time: string) => {
    const ask = fresh.visitor({ now: at(time) })
    const page = await readCourse(ask, id).then(
      () => 'there',
      (refusal: { code: string }) => refusal.code,
    )
    const player = await readCoursePlayer(fresh.visitor({ now: at(time) }), chapterId).then(
      ({ locked }) => locked?.why,
      (refusal: { code: string }) => refusal.code,
    )
    return { page, player, turns: ask.pageTurns }
  }
  await fresh.house.pages.catchUp()
  // What plans cost and what there is beside the course is known to the house, as it is after any page that said it.
  await plansAtAGlance(fresh.visitor({ now: at('09:59:59') }))
  await catalogueOf(fresh.house)
  await madeInCourse(fresh.visitor({ now: at('09:59:59') }), { id, lessons: course.lessons })
  expect(await read('09:59:59')).toMatchObject({ page: 'not-found', player: 'not-found' })
  const open = await watchStatements(() => read('10:00:00'))
  expect(open.result).toMatchObject({ page: 'there', player: 'sign-up-to-watch' })
  expect(open.result.turns).toContainEqual(at('11:00:00'))
  expect(open.statements).toEqual([])
  expect(await read('10:59:59')).toMatchObject({ page: 'there' })
  expect(await read('11:00:00')).toMatchObject({ page: 'not-found', player: 'not-found' })
})

it('keeps a visitor no page of a lesson, step or slide beyond the moment at which that may close or open', async () => {
  const course = await school.newCourse({ lessons: [{ isFree: true }], primes: [{}], closedAt: at('11:00:00') })
  const { id, stepIds } = await school.newCurriculum([[course.lessons[0]!.id]])
  await fresh.db
    .updateTable('curriculums')
    .set({ closed_at: at('10:30:00') })
    .where('id', '=', id)
    .execute()
  const [chapter, step] = [String(course.lessons[0]!.chapterIds[0]!), String(stepIds[0]!)]
  const pages = [
    (ask: Ask) => readCoursePlayer(ask, chapter),
    (ask: Ask) => readStep(ask, step),
    (ask: Ask) => readStepPlayer(ask, step, chapter),
    (ask: Ask) => readChapterMaterial(ask, chapter),
  ]
  for (const read of pages) {
    const ask = fresh.visitor({ now: at('09:00:00') })
    await read(ask)
    expect(ask.pageTurns).toEqual(expect.arrayContaining([at('10:30:00'), at('11:00:00')]))
  }
})

it('asks the catalogue once for all, and the rows of a learner once for each page', async () => {
  const course = await school.newCourse({ lessons: [{ chapters: [{}, {}] }, {}], primes: [{}] })
  const curriculum = await school.newCurriculum([[course.lessons[0]!.id], [course.lessons[1]!.id]])
  const learner = await fresh.actorFor(await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } }))
  const [chapter, prime, step] = [course.lessons[0]!.chapterIds[0]!, course.primeIds[0]!, curriculum.stepIds[0]!].map(
    String,
  )
  const pages = {
    course: (who: typeof learner) => readCourse(who, course.id),
    player: (who: typeof learner) => readCoursePlayer(who, chapter!),
    prime: (who: typeof learner) => readPrimePlayer(who, prime!),
    step: (who: typeof learner) => readStep(who, step!),
    'step player': (who: typeof learner) => readStepPlayer(who, step!, chapter!),
  }
  await fresh.house.pages.catchUp()
  for (const [name, read] of Object.entries(pages)) {
    await read(learner)
    const { statements } = await watchStatements<unknown>(() => read(learner))
    expect([name, statements.length]).toEqual([name, 1])
    const visitor = { ...learner, member: null } as unknown as typeof learner
    expect([name, (await watchStatements<unknown>(() => read(visitor))).statements]).toEqual([name, []])
  }
})
