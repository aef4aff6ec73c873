import type { Ask } from '#platform/ask.ts'
import { ownPath } from '#platform/own-path.ts'
import { invalid, type FieldErrors } from '#platform/refusal.ts'
import { takeLetterTurn, takeSignUpTurn } from '../limits.ts'
import { hashPassword } from '../passwords.ts'
import { sentences } from '../refusals.ts'
import { isEmailAddress } from '#platform/email-address.ts'
import { whyCannotUsePassword } from '../rules.ts'
import { NEWS_WORDING } from '../news/terms.ts'
import { type NewMember } from '../forms.ts'
import { emailKey, tidyEmail } from '../terms.ts'
import { badEmail, termsNeeded } from '../words.ts'
import { sendConfirmation } from './send-confirmation.ts'

/**
 * Keeps a sign-up until its letter is answered and tells its number. An address that is a member's already goes the
 * same way, hash and letter included: only the owner of the mailbox learns the difference.
 */
export async function register(ask: Ask, { user, return_to: back }: NewMember): Promise<string> {
  const { password, terms } = user
  const email = tidyEmail(user.email)
  const way = ownPath(back, ask.house.settings.origin)
  const return_to = way === '/' ? null : way
  refuseMistakes(email, password, terms)
  await takeSignUpTurn(ask)
  await takeLetterTurn(ask, email)
  const password_hash = await hashPassword(password)
  return ask.db.transaction().execute(async (tx) => {
    const registration = await tx
      .insertInto('registrations')
      .values({
        email,
        email_key: emailKey(email),
        password_hash,
        terms_agreed_at: ask.now,
        created_at: ask.now,
        return_to,
        news_wording: user.news === '1' ? NEWS_WORDING : null,
      })
      .returning(['id', 'email', 'email_key', 'return_to'])
      .executeTakeFirstOrThrow()
    await sendConfirmation(ask, tx, registration)
    return registration.id
  })
}

function refuseMistakes(email: string, password: string, terms: string) {
  const mistakes: FieldErrors = {}
  if (!isEmailAddress(email)) mistakes['user.email'] = [badEmail]
  const weakness = whyCannotUsePassword(password, email)
  if (weakness) mistakes['user.password'] = [sentences[weakness][1]]
  if (terms !== '1') mistakes['user.terms'] = [termsNeeded]
  if (Object.keys(mistakes).length > 0) throw invalid(mistakes)
}
