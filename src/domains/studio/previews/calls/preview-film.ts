import { findCourse } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findPreviewed } from '../queries.ts'

/** A film of the course that the link opens; the link is asked again for each part of it. */
export default async function (ask: CallAsk) {
  const id = idOf(ask.params.id)
  const courseId = orNotFound(await findPreviewed(ask.db, ask.params.token!, ask.now))
  const { lessons, primes } = await findCourse(ask.house, courseId)
  const films = [...lessons.flatMap(({ chapters }) => chapters), ...primes].map(({ film }) => film)
  return storedAnswer(ask, orNotFound(films.find((film) => film.id === id)).mp4Key)
}
