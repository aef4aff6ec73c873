import { href } from 'react-router'
import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { signOut } from '../actions/sign-out.ts'

export default async function (ask: CallAsk) {
  await signOut(actorOf(ask))
  return Answer.seeOther(href('/'))
}
