import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { showFactorByPasskey } from '../actions/use-passkey.ts'
import { PasskeyForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  await showFactorByPasskey(actorOf(ask), readBody(ask.body, PasskeyForm).response)
  return { success: true }
}
