import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import type { Target } from '../../cases/queries.ts'
import { FlagForm } from '../../flags/forms.ts'
import { FLAGS } from '../../limits.ts'
import { flag } from '../actions/flag.ts'
import { findTarget, mustSeeTarget } from '../targets.ts'

/** Who sees something may tell of it, or of how its author is called and shown beside it. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const { target_type, target_id, about, ...told } = readBody(ask.body, FlagForm)
  let target: Target = { type: target_type, id: target_id }
  const { member_id } = orNotFound(await findTarget(ask.db, target))
  await mustSeeTarget(ask, target)
  if (about === 'author') target = member_id === null ? notFound() : { type: 'profile', id: member_id }
  await ask.house.limits.take(FLAGS, String(actor.memberId))
  await flag(actor, target, told)
  return { success: true }
}
