import { actorOf, type CallAsk } from '#platform/ask.ts'
import { BLOCKS } from '../../limits.ts'
import { refuse } from '../../refusals.ts'
import { readBody } from '#platform/forms.ts'
import { BlockForm } from '../forms.ts'
import { findAuthor, insertBlock } from '../queries.ts'
import { orNotFound } from '#platform/refusal.ts'

/** Neither sees the other's pictures and words from now on; nobody is told. */
export default async function (ask: CallAsk) {
  const { db, house, memberId, now } = actorOf(ask)
  const { target_type, target_id } = readBody(ask.body, BlockForm)
  const { member_id: blockedId } = orNotFound(await findAuthor(db, { type: target_type, id: target_id, memberId }))
  if (blockedId === memberId) refuse('own-content')
  await house.limits.take(BLOCKS, String(memberId))
  await db.transaction().execute((tx) => insertBlock(tx, { memberId, blockedId, now }))
  return { success: true }
}
