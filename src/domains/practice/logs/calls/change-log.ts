import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { LOG_CHANGES } from '../../limits.ts'
import { changeLog } from '../actions/change-log.ts'
import { ChangeForm } from '../forms.ts'
import { findOwnLog } from '../own-logs.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { id } = await findOwnLog(actor, idOf(ask.params.id))
  const form = readBody(ask.body, ChangeForm)
  await ask.house.limits.take(LOG_CHANGES, String(actor.memberId))
  await changeLog(actor, id, form)
  return { success: true }
}
