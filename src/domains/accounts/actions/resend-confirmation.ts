import type { Ask } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { takeLetterTurn } from '../limits.ts'
import { findRegistration, findRegistrationByEmail, lockRegistration } from '../queries.ts'
import { emailKey } from '../terms.ts'
import { sendConfirmation } from './send-confirmation.ts'

/** Sends the confirmation once more; `read` gives the address, and another than before
 * corrects that of the sign-up, which nobody has confirmed yet. */
export async function resendConfirmation(ask: Ask, id: string, read: () => string) {
  const known = await findRegistration(ask.db, id)
  if (!known || known.confirmed_at) return notFound()
  const email = read()
  await takeLetterTurn(ask, email, id)
  await ask.db.transaction().execute(async (tx) => {
    const registration = orNotFound(await lockRegistration(tx, id))
    if (registration.confirmed_at) return notFound()
    const email_key = emailKey(email)
    if (registration.email !== email) {
      await tx.updateTable('registrations').set({ email, email_key }).where('id', '=', id).execute()
    }
    await sendConfirmation(ask, tx, { ...registration, email, email_key })
  })
}

/** For who comes with a link that we do not know: the answer is the same whether anybody signed up with the address. */
export async function resendByAddress(ask: Ask, email: string) {
  await takeLetterTurn(ask, email)
  await ask.db.transaction().execute(async (tx) => {
    const registration = await findRegistrationByEmail(tx, emailKey(email))
    if (registration) await sendConfirmation(ask, tx, registration)
  })
}
