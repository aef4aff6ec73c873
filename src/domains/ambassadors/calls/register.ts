import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { register } from '../actions/register.ts'
import { RegistrationForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const { ambassador_user: registration } = readBody(ask.body, RegistrationForm)
  await register(actorOf(ask), registration)
  return { success: true }
}
