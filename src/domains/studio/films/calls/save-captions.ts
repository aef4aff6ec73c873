import { writeAudit } from '#platform/audit.ts'
import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { CaptionsForm, saveCaptions } from '../../captions/save-captions.ts'
import { refuse } from '../refusals.ts'
import { placeOf } from '../place-of.ts'

export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const { at } = await placeOf(actor.db, ask.params.place)
  const video = at.video ?? refuse('no-film')
  const version = await saveCaptions(actor, video.id, readBody(ask.body, CaptionsForm))
  await writeAudit(actor.db, actor, 'studio.captions-saved', null, { course: at.courseId })
  return { success: true, version }
}
