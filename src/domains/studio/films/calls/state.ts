import type { CallAsk } from '#platform/ask.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { placeOf } from '../place-of.ts'
import { findEncoders } from '../queries.ts'
import { deskOf } from '../read-desk.server.ts'

/** How far a film has come: what an open page asks every few seconds. */
export default async function (ask: CallAsk) {
  const { db } = staffActorOf(ask)
  const { place, at } = await placeOf(db, ask.params.place)
  return { success: true, ...deskOf(place, at), encoders: await findEncoders(db) }
}
