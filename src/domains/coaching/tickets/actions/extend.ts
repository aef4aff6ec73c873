import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Day } from '#platform/days.ts'
import { writeLetter } from '#platform/letters.ts'
import { extended } from '../../mail/letters.ts'
import { refuseIf } from '../../refusals.ts'
import { whyCannotExtend } from '../../rules.ts'
import { changeTicket } from '../change-ticket.ts'

/** Staff let a ticket last longer, and say why. */
export function extend(actor: Actor, id: number, until: Day, reason: string): Promise<void> {
  const { house, now } = actor
  return changeTicket(actor, id, async (tx, ticket) => {
    refuseIf(whyCannotExtend(ticket, until, now))
    await tx
      .updateTable('coaching_tickets')
      .set({ valid_until: until, extended_at: now, extended_reason: reason })
      .where('id', '=', id)
      .execute()
    await writeAudit(tx, actor, 'coaching.extended', ticket.memberId, { ticket: id, until, reason })
    const reader = await findAddressee(tx, ticket.memberId)
    await writeLetter(house, tx, extended(house, { ...reader, id, itemName: ticket.itemName, until }))
  })
}
