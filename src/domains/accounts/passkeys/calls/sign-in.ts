import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ownPath } from '#platform/own-path.ts'
import { signInByPasskey } from '../actions/use-passkey.ts'
import { PasskeyForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const { response, return_to } = readBody(ask.body, PasskeyForm)
  await signInByPasskey(ask, response)
  return { to: ownPath(return_to, ask.house.settings.origin) }
}
