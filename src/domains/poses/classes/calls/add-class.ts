import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { refuse } from '../../refusals.ts'
import { poseActor } from '../../rights.ts'
import { ClassForm } from '../class-form.ts'
import { CLASSES } from '../limits.ts'
import { insertClass } from '../queries.ts'

export default async function (ask: CallAsk) {
  const { db, house, memberId, now } = poseActor(ask)
  const form = readBody(ask.body, ClassForm)
  await house.limits.take(CLASSES, String(memberId))
  const id = await db.transaction().execute((tx) => insertClass(tx, { ...form, memberId, now }))
  return { success: true, id: id ?? refuse('too-many-classes') }
}
