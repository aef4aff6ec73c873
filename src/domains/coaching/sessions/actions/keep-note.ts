import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeLetter } from '#platform/letters.ts'
import { notFound } from '#platform/refusal.ts'
import { noteShared } from '../../mail/letters.ts'
import { sessionRows } from '../../tickets/queries.ts'

/** The coach's note of a session: the member reads it only where it is shared, and is told of that once. */
export function keepNote(actor: Actor, id: number, { note, shared }: { note: string; shared: boolean }): Promise<void> {
  const { db, memberId, house } = actor
  return db.transaction().execute(async (tx) => {
    const session = await sessionRows(tx)
      .innerJoin('coaching_tickets as t', 't.id', 's.ticket_id')
      .select(['t.member_id as memberId', 't.erased_at as erasedAt'])
      .where('s.id', '=', id)
      .where('s.coach_id', '=', memberId)
      .forUpdate('s')
      .executeTakeFirst()
    if (!session || session.erasedAt) return notFound()
    const isShared = shared && note !== ''
    await tx.updateTable('coaching_sessions').set({ note, note_shared: isShared }).where('id', '=', id).execute()
    if (!isShared || session.noteShared) return
    const reader = await findAddressee(tx, session.memberId)
    await writeLetter(house, tx, noteShared(house, { ...reader, id: session.ticketId, sessionId: id }))
  })
}
