import { href } from 'react-router'
import { bookEarned } from '#domains/billing/index.ts'
import { yen } from '#domains/plans/terms.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Leaving } from '#platform/manifest.ts'
import { endSession, tellCoach } from './tickets/cancel-session.ts'
import { erasePrivate } from './tickets/erase-private.ts'
import { findOpenSession, shownState, ticketRows } from './tickets/queries.ts'

export const leaving: Leaving = {
  /** Whom somebody waits for holds the date first, or staff give it to another coach. */
  async whyStay(db, { id }) {
    const open = db.selectFrom('coaching_sessions').select('id').where('coach_id', '=', id).where('outcome', 'is', null)
    if (!(await open.limit(1).executeTakeFirst())) return null
    return {
      code: 'coaching-booked',
      sentence: '担当するコーチングの予約があるため、退会できません。運営にご連絡ください。',
      way: { label: 'コーチングの予約を見る', to: href('/coaching_sessions') },
    }
  },
  async lost(db, memberId) {
    const open = await ticketRows(db)
      .where('t.member_id', '=', memberId)
      .where(shownState, 'in', ['unused', 'booked'])
      .execute()
    const sum = open.reduce((total, { totalYen }) => total + totalYen, 0)
    return open.length > 0 ? [`使っていない個人コーチングのチケット${open.length}枚（${yen(sum)}）と、その予約`] : []
  },
  kept: ['個人コーチングの購入の記録（法令で定められた期間）'],
  async erase(tx, house, { id: memberId }) {
    const tickets = await tx
      .selectFrom('coaching_tickets')
      .select(['id', 'state', 'invoice_id as invoiceId'])
      .where('member_id', '=', memberId)
      .forUpdate()
      .execute()
    for (const ticket of tickets)
      if (ticket.state === 'unused' || ticket.state === 'booked') await giveUp(tx, house, ticket)
    await erasePrivate(tx, tickets.map(({ id }) => id), house.clock.now()) // prettier-ignore
    await tx
      .updateTable('coaches')
      .set({ name: '退会したコーチ', ended_at: house.clock.now() })
      .where('member_id', '=', memberId)
      .execute()
  },
}

/** A ticket goes with its member: what was owed for it is earned, and nobody waits for them. */
async function giveUp(tx: Tx, house: House, { id, invoiceId }: { id: number; invoiceId: number }) {
  const at = house.clock.now()
  const session = await findOpenSession(tx, id)
  if (session) {
    await endSession(tx, session.id, { outcome: 'cancelled', reason: '退会', by: null, at })
    await tellCoach(tx, house, session)
  }
  await tx.updateTable('coaching_tickets').set({ state: 'expired', ended_at: at }).where('id', '=', id).execute()
  await bookEarned(tx, { invoiceId, what: `退会によるコーチングのチケットの失効 No.${id}`, at })
}
