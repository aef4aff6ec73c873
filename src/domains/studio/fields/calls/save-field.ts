import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { refusal } from '../../refusals.ts'
import { saveField } from '../actions/save-field.ts'
import { FieldForm } from '../forms.ts'

/** Nobody types so fast; what does is a mistake of a script. */
const LIMITS = { name: 'studio-fields', points: 300, seconds: 60 }

export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const id = idOf(ask.params.id)
  await ask.house.limits.take(LIMITS, String(actor.memberId))
  const { text, theirs } = await saveField(actor, id, readBody(ask.body, FieldForm))
  if (!theirs) return { success: true, text }
  const { status, message: error } = refusal('newer-text')
  return Answer.json(status, { success: false, error, theirs })
}
