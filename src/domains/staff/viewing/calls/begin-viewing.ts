import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { beginViewing } from '../actions/begin-viewing.ts'

export default async function beginViewingCall(ask: CallAsk) {
  await beginViewing(staffActorOf(ask), idOf(ask.params.id))
  return Answer.seeOther(href('/'))
}
