import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { mailboxOf } from '#platform/email-address.ts'
import { writeLetter } from '#platform/letters.ts'
import { newToken } from '#platform/tokens.ts'
import { addDays } from '#platform/tokyo.ts'
import { refuse } from '../../refusals.ts'
import type { GuardianForm } from '../forms.ts'
import { guardianAsked } from '../mail/guardian-letters.ts'
import { putGuardian } from '../queries.ts'
import { GUARDIAN_DAYS } from '../terms.ts'

const ASKS = { name: 'ambassador-guardians', points: 5, seconds: 86_400 }

/** An ambassador under 18 says who their guardian is, who is asked by a letter; the database keeps its link's hash alone. */
export async function askGuardian(actor: Actor, { guardian_name: name, guardian_email: to }: GuardianForm) {
  const { db, house, memberId, member, now } = actor
  if (mailboxOf(to) === mailboxOf(member.email)) refuse('own-address')
  await house.limits.take(ASKS, String(memberId))
  await db.transaction().execute(async (tx) => {
    const [token, expiresAt] = [newToken(), addDays(now, GUARDIAN_DAYS)]
    if (!(await putGuardian(tx, { memberId, name, email: to, token, now, expiresAt }))) refuse('guardian-agreed')
    const path = `${href('/ambassador_users/guardian_consent')}?token=${encodeURIComponent(token)}`
    const letter = guardianAsked(house, { to, memberId, name, member: member.name, path, expiresAt, at: now })
    await writeLetter(house, tx, letter)
  })
}
