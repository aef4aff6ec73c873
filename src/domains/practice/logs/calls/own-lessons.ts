import { actorOf, type CallAsk } from '#platform/ask.ts'
import { listLastLessons } from '../last-lessons.ts'

/** The lessons that a learner was last at, for what they drew elsewhere. */
export default async function (ask: CallAsk) {
  const { db, memberId } = actorOf(ask)
  return { memberId, lessons: await listLastLessons(db, memberId) }
}
