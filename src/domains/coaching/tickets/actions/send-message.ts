import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Limit } from '#platform/limits.ts'
import { writeLetter } from '#platform/letters.ts'
import { answered } from '../../mail/letters.ts'
import { changeOwnTicket, changeTicket } from '../change-ticket.ts'
import { insertMessage } from '../queries.ts'

const MESSAGES: Limit = { name: 'coaching.message', points: 20, seconds: 3_600 }
const SCHOOL = 'サポート担当'

type Message = { body: string; key: string }

/** The member writes about the ticket: which days suit them, or anything else. It waits for staff from then on. */
export async function writeToStaff(actor: Actor, id: number, { body, key }: Message): Promise<void> {
  const { memberId, member, house, now } = actor
  await house.limits.take(MESSAGES, `${memberId}`)
  await changeOwnTicket(actor, id, async (tx, ticket) => {
    const from = { ticketId: id, byStaff: false, authorId: memberId, authorName: member.name }
    if (!(await insertMessage(tx, { ...from, body, key, at: now }))) return
    const waits = ticket.waitsSince ?? now
    await tx.updateTable('coaching_tickets').set({ waits_since: waits }).where('id', '=', id).execute()
  })
}

/** Staff answer: the member is told by a letter in which nothing of it stands. */
export function answerMember(actor: Actor, id: number, { body, key }: Message): Promise<void> {
  const { memberId, house, now } = actor
  return changeTicket(actor, id, async (tx, ticket) => {
    const from = { ticketId: id, byStaff: true, authorId: memberId, authorName: SCHOOL }
    if (!(await insertMessage(tx, { ...from, body, key, at: now }))) return
    await tx.updateTable('coaching_tickets').set({ waits_since: null }).where('id', '=', id).execute()
    await writeAudit(tx, actor, 'coaching.answered', ticket.memberId, { ticket: id })
    await writeLetter(house, tx, answered(house, { ...(await findAddressee(tx, ticket.memberId)), id, key }))
  })
}

/** What needs no answer waits no longer. */
export function markSeen(actor: Actor, id: number): Promise<void> {
  return changeTicket(actor, id, async (tx) => {
    await tx.updateTable('coaching_tickets').set({ waits_since: null }).where('id', '=', id).execute()
  })
}
