import { actorOf, isSignedIn, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { notFound } from '#platform/refusal.ts'
import { textCall } from '#platform/text-call.ts'
import { resendEmailChange } from '../actions/request-email-change.ts'
import { resendByAddress, resendConfirmation } from '../actions/resend-confirmation.ts'
import { EmailForm } from '../forms.ts'

const REGISTRATION = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * `userId` is the number of a sign-up, one's own number as a member (for a change of address that still waits), or
 * `unknown` for who comes with a link that tells nothing.
 */
export default function (ask: CallAsk) {
  const { userId = '' } = ask.params
  return textCall(async () => {
    if (isSignedIn(ask) && userId === String(ask.member.id)) return resendEmailChange(actorOf(ask))
    if (userId === 'unknown') return resendByAddress(ask, readBody(ask.body, EmailForm).email)
    if (!REGISTRATION.test(userId)) return notFound()
    return resendConfirmation(ask, userId, () => readBody(ask.body, EmailForm).email)
  })
}
