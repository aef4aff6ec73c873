import { refund } from '#domains/billing/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { notFound } from '#platform/refusal.ts'
import { isOneOf, treasury } from '#platform/staff-roles.ts'
import { refuseIf } from '../../refusals.ts'
import { whyClosed } from '../../rules.ts'
import { cancelSession } from '../cancel-session.ts'
import { changeTicket } from '../change-ticket.ts'
import { findOpenSession } from '../queries.ts'

type Wish = { key: string; reason: string }

/** Gives back all that a ticket cost: by who may move money. What was booked with it is off. */
export async function refundTicket(actor: Actor, id: number, { key, reason }: Wish) {
  if (!isOneOf(actor.member.staffRole, treasury)) return notFound()
  const known = await actor.db.selectFrom('refunds').select('invoice_id').where('id', '=', key).executeTakeFirst()
  const about = await changeTicket(actor, id, async (tx, ticket) => {
    // Sent twice it is one refund: the second finds the ticket refunded by the first.
    if (known?.invoice_id === ticket.invoiceId) return ticket
    refuseIf(whyClosed(ticket, actor.now))
    const session = await findOpenSession(tx, id)
    if (session) await cancelSession(tx, actor, { ticket, session, outcome: 'cancelled', reason })
    await writeAudit(tx, actor, 'coaching.refunded', ticket.memberId, { ticket: id, reason })
    return ticket
  })
  return refund(actor, { invoiceId: about.invoiceId, yen: about.totalYen, reason, key })
}
