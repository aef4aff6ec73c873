import { bookEarned } from '#domains/billing/index.ts'
import { addPayLine, openPayee } from '#domains/payouts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid } from '#platform/refusal.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyCannotClose, whyClosed } from '../../rules.ts'
import type { Outcome, Session, Ticket } from '../../terms.ts'
import { changeTicket } from '../change-ticket.ts'
import { findOpenSession } from '../queries.ts'
import { cancelSession, endSession } from '../cancel-session.ts'

type Closing = { outcome: Outcome; reason: string }

/** Staff write down what became of a date: held and no-show use the ticket up, anything else gives it back. */
export function close(actor: Actor, ticketId: number, { outcome, reason }: Closing): Promise<void> {
  return changeTicket(actor, ticketId, async (tx, ticket) => {
    refuseIf(whyClosed(ticket, actor.now))
    const session = await findOpenSession(tx, ticketId)
    if (!session) return refuse('no-session')
    refuseIf(whyCannotClose(session, outcome, actor.now))
    if (outcome === 'held' || outcome === 'no_show') await useUp(tx, actor, { ticket, session, outcome, reason })
    else if (reason) await cancelSession(tx, actor, { ticket, session, outcome, reason })
    else throw invalid({ close_reason: ['理由を入力してください。'] })
    await writeAudit(tx, actor, 'coaching.closed', ticket.memberId, { ticket: ticketId, outcome, reason })
  })
}

type Use = { ticket: Ticket; session: Session; outcome: 'held' | 'no_show'; reason: string }

/** What was owed for it is earned now; a session held is owed to its coach. */
async function useUp(tx: Tx, { now, memberId }: Actor, { ticket, session, outcome, reason }: Use) {
  await endSession(tx, session.id, { outcome, reason, by: memberId, at: now })
  await tx
    .updateTable('coaching_tickets')
    .set({ state: 'used', ended_at: now, waits_since: null })
    .where('id', '=', ticket.id)
    .execute()
  await bookEarned(tx, { invoiceId: ticket.invoiceId, what: `コーチングの実施 No.${ticket.id}`, at: now })
  if (outcome !== 'held' || ticket.feeYen === 0) return
  await openPayee(tx, session.coachId, 'coaching', now)
  await addPayLine(tx, {
    memberId: session.coachId,
    kind: 'coaching',
    source: 'coaching',
    key: String(session.id),
    description: `個人コーチング No.${ticket.id}`,
    yen: ticket.feeYen,
    earnedAt: now,
  })
}
