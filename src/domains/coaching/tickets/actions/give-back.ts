import type { Actor } from '#platform/ask.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyCannotGiveBack } from '../../rules.ts'
import { changeOwnTicket } from '../change-ticket.ts'
import { findOpenSession } from '../queries.ts'
import { cancelSession } from '../cancel-session.ts'

/** The member cannot come: until a day before they take the date back themselves, and staff make another with them. */
export function giveBack(actor: Actor, ticketId: number): Promise<void> {
  return changeOwnTicket(actor, ticketId, async (tx, ticket) => {
    const session = await findOpenSession(tx, ticketId)
    if (!session) return refuse('no-session')
    refuseIf(whyCannotGiveBack(session, actor.now))
    await cancelSession(tx, actor, { ticket, session, outcome: 'cancelled', reason: '会員による日程の変更' })
    const waits = ticket.waitsSince ?? actor.now
    await tx.updateTable('coaching_tickets').set({ waits_since: waits }).where('id', '=', ticketId).execute()
  })
}
