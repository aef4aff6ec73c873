import type { CallAsk } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { removeMaterial } from '../actions/bring-material.ts'
import { materialPlaceIn } from '../terms.ts'

export default async function (ask: CallAsk) {
  await removeMaterial(staffActorOf(ask), orNotFound(materialPlaceIn(ask.params.place ?? '')))
  return { success: true }
}
