import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { noteProgress } from '../queries.ts'
import { steps } from '../terms.ts'

const ProgressForm = z.object({ reached: z.enum(steps) })

/** How far somebody came: to the last page, and to where it leads. Each is counted once. */
export default async function (ask: CallAsk) {
  const { db, memberId, now } = actorOf(ask)
  await noteProgress(db, memberId, readBody(ask.body, ProgressForm).reached, now)
  return { success: true }
}
