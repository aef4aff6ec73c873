import type { CallAsk } from '#platform/ask.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { beginFilm } from '../actions/begin-film.ts'

export default async function (ask: CallAsk) {
  return { success: true, ...(await beginFilm(staffActorOf(ask))) }
}
