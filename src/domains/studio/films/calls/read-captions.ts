import { invalid } from '#platform/refusal.ts'
import type { CallAsk } from '#platform/ask.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { takeCaptions } from '../../captions/take-captions.ts'
import { placeOf } from '../place-of.ts'

/** Lines of a file that somebody chose: looked at here, kept only when they are saved. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  await placeOf(actor.db, ask.params.place)
  const { cues, wrong } = takeCaptions(ask.body)
  if (wrong.length > 0) throw invalid({ file: wrong }, wrong.join('\n'))
  return { success: true, cues }
}
