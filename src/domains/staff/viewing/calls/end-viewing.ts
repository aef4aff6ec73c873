import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { endViewing } from '../actions/end-viewing.ts'

export default async function endViewingCall(ask: CallAsk) {
  const { member } = actorOf(ask)
  if (!ask.viewer) notFound()
  await endViewing(ask, member)
  return Answer.seeOther(href('/staff/members/:id', { id: String(member.id) }))
}
