import { catalogueOf } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { dayKey } from '#platform/tokyo.ts'
import { lessonsOf } from '../choices.ts'
import { insertSchedule } from '../queries.ts'
import { lengthOf } from '../read-schedule.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { howManyFit, minutesOf, whyCannotMake } from '../rules.ts'
import { MOST_LESSONS, type Rhythm } from '../terms.ts'

/** Fills the days with what was chosen, each lesson once, as far as it fits until the last day. */
export async function makeSchedule(actor: Actor, rhythm: Rhythm, what: readonly string[]): Promise<void> {
  const { db, house, memberId, now } = actor
  const catalogue = await catalogueOf(house)
  const chosen = what.flatMap((value) => lessonsOf(catalogue, now, value))
  const lessons = [...new Map(chosen.toReversed().map((one) => [one.lessonId, one])).values()].toReversed()
  const today = dayKey(now)
  refuseIf(whyCannotMake(rhythm, lessons.length, today))
  const minutes = lessons.map(({ lessonId }) => {
    const lesson = catalogue.lessons.get(lessonId)!
    return minutesOf(lengthOf(lesson, catalogue.courses.get(lesson.courseId)!))
  })
  const items = lessons.slice(0, Math.min(MOST_LESSONS, howManyFit(rhythm, minutes, today)))
  await db.transaction().execute(async (tx) => {
    if (!(await insertSchedule(tx, memberId, rhythm, items, now))) refuse('already-made')
  })
}
