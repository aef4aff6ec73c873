import type { Agreement } from '#domains/contracts/terms.ts'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { refuse } from '../../refusals.ts'
import { askConsent, consentAsked } from '../mail/guardian-letters.ts'
import { insertConsent } from '../queries.ts'
import { whyNotGuardian, wishText } from '../rules.ts'
import { CONSENT_HOURS } from '../terms.ts'

/** In the transaction that looked at the order: nothing of it begins, the guardian is asked and the member told. */
export async function askGuardian(
  tx: Tx,
  { house, memberId, member, now }: Actor,
  ask: { wish: object; terms: Agreement; email: string },
): Promise<void> {
  const email = ask.email.normalize('NFKC').trim()
  const no = whyNotGuardian(email, member.email)
  if (no) return refuse(no)
  const until = new Date(now.getTime() + CONSENT_HOURS * 3_600_000)
  const id = await insertConsent(tx, { memberId, wish: wishText(ask.wish), terms: ask.terms, email, at: now, until })
  await writeLetter(house, tx, askConsent(house, { id, to: email, until }))
  await writeLetter(house, tx, consentAsked(house, { id, to: member.email, name: member.name, until }))
}

/** Counted before the transaction, which must not wait for a second connection. */
export async function takeGuardianAsk({ house, memberId }: Actor, email: string): Promise<void> {
  await house.limits.take(asks, `member-${memberId}`)
  await house.limits.take(asks, `address-${email.trim().toLowerCase()}`)
}
const asks = {
  name: 'orders.guardian',
  points: 5,
  seconds: 86_400,
  sentence: '保護者の方へのお願いは、1日に5回までお送りできます。あすもう一度お試しください。',
}
