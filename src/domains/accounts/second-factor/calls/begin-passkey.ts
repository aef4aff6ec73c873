import { actorOf, type CallAsk } from '#platform/ask.ts'
import { beginUse } from '../../passkeys/actions/use-passkey.ts'

export default async function (ask: CallAsk) {
  const { memberId } = actorOf(ask)
  return { options: await beginUse(ask, 'factor', memberId) }
}
