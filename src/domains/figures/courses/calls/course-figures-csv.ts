import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { toCsv } from '#platform/csv.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { findCourseRow } from '#domains/studio/index.ts'
import { readSeconds } from '../read-course-figures.server.ts'

/** Every second of the films: how many saw it, what share of the learners that is, how many left there. */
export default async function courseFiguresCsv(ask: CallAsk) {
  const actor = staffActorOf(ask)
  const id = idOf(ask.params.id)
  orNotFound(await findCourseRow(actor.db, id))
  const { films, seconds, totals } = await readSeconds(actor, id)
  const csv = toCsv([
    ['DAY', 'チャプター', '秒', '見た人', '受講生に対する割合', '離れた人'],
    ...seconds.map(({ film, at, seen, left }) => [
      films[film]!.day,
      films[film]!.title,
      at,
      seen,
      totals.learners > 0 ? Math.round((seen / totals.learners) * 10_000) / 10_000 : '',
      left,
    ]),
  ])
  return Answer.csv(`course-${id}-figures`, csv)
}
