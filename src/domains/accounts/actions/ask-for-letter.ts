import type { Ask } from '#platform/ask.ts'
import { takeOpeningLetterTurn } from '../limits.ts'
import { emailKey, type OpeningLetter } from '../terms.ts'

/**
 * Asks for a letter that opens an account. Nobody is looked for here: a member's address and one that nobody has cost
 * the same statements and the same time, and a job finds out later whether there is anybody to write to.
 */
export async function askForLetter(ask: Ask, kind: OpeningLetter, email: string, returnTo: string | null = null) {
  if (!(await takeOpeningLetterTurn(ask, kind, email))) return
  const { house, now } = ask
  await house.db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('letter_requests')
      .values({ kind, email_key: emailKey(email), return_to: returnTo, asked_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await house.jobs.add(tx, 'accounts.answer-letter-request', { id })
  })
}
