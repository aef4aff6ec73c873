import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { notFound } from '#platform/refusal.ts'
import { FlagForm } from '../../flags/forms.ts'
import { FLAGS } from '../../limits.ts'
import { mustSee } from '../../reports/must-see.ts'
import { flag } from '../actions/flag.ts'
import { findTarget } from '../targets.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const sent = readBody(ask.body, FlagForm)
  const shown = await findTarget(ask.db, { type: sent.target_type, id: sent.target_id })
  if (!shown) return notFound()
  await mustSee(ask, shown.report_id)
  await ask.house.limits.take(FLAGS, String(actor.memberId))
  await flag(actor, sent)
  return { success: true }
}
