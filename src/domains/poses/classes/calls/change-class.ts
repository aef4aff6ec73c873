import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { poseActor } from '../../rights.ts'
import { ClassForm } from '../class-form.ts'
import { CLASSES } from '../limits.ts'
import { findClass, updateClass } from '../queries.ts'

export default async function (ask: CallAsk) {
  const id = idOf(ask.params.id)
  orNotFound(await findClass(ask.db, actorOf(ask).memberId, id))
  const { db, house, memberId, now } = poseActor(ask)
  const form = readBody(ask.body, ClassForm)
  await house.limits.take(CLASSES, String(memberId))
  const changed = await db.transaction().execute((tx) => updateClass(tx, id, { ...form, memberId, now }))
  return changed ? { success: true, id } : notFound()
}
