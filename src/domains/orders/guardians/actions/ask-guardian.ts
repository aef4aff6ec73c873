import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { onShown } from '../../actions/place-order.ts'
import type { Order } from '../../queries.ts'
import { refuse } from '../../refusals.ts'
import { askConsent, consentAsked } from '../mail/guardian-letters.ts'
import { insertConsent } from '../queries.ts'
import { whyNotGuardian, wishText } from '../rules.ts'
import { CONSENT_HOURS } from '../terms.ts'

/** Nothing of the order begins: the guardian is asked and the member told. What was ordered meanwhile comes back. */
export async function askGuardian(actor: Actor, key: string, given: string): Promise<Order | null> {
  const { house, memberId, member, now } = actor
  // Counted before the transaction, which must not wait for a second connection.
  await house.limits.take(asks, `member-${memberId}`)
  await house.limits.take(asks, `address-${given.trim().toLowerCase()}`)
  return onShown(actor, key, async (tx, { wish, order }) => {
    const email = given.normalize('NFKC').trim()
    const no = whyNotGuardian(email, member.email)
    if (no) return refuse(no)
    const until = new Date(now.getTime() + CONSENT_HOURS * 3_600_000)
    const id = await insertConsent(tx, { memberId, wish: wishText(wish), terms: order.terms, email, at: now, until })
    await writeLetter(house, tx, askConsent(house, { id, to: email, until }))
    await writeLetter(house, tx, consentAsked(house, { id, to: member.email, name: member.name, until }))
    await writeAudit(tx, actor, 'orders.guardian-asked', memberId, { order: key })
  })
}

const asks = {
  name: 'orders.guardian',
  points: 5,
  seconds: 86_400,
  sentence: '保護者の方へのお願いは、1日に5回までお送りできます。あすもう一度お試しください。',
}
