import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { PasskeyForm } from '../../passkeys/forms.ts'
import { showPasskey } from '../actions/show-passkey.ts'

export default async function (ask: CallAsk) {
  await showPasskey(actorOf(ask), readBody(ask.body, PasskeyForm).response)
  return { success: true }
}
