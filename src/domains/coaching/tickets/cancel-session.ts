import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { addDaysTo, laterOf } from '#platform/days.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { calledOff, coachCalledOff } from '../mail/letters.ts'
import { FAULT_DAYS, type Session, type Ticket } from '../terms.ts'

type Off = {
  ticket: Pick<Ticket, 'id' | 'memberId' | 'validUntil'>
  session: Session
  outcome: 'cancelled' | 'school_fault'
  reason: string
}

/** A date that is not: the ticket can be used again, for longer where it was our fault; coach and member are told. */
export async function cancelSession(tx: Tx, actor: Pick<Actor, 'house' | 'now' | 'memberId'>, off: Off) {
  const { ticket, session, outcome, reason } = off
  const { now, house } = actor
  await endSession(tx, session.id, { outcome, reason, by: actor.memberId, at: now })
  const atLeast = outcome === 'school_fault' ? addDaysTo(dayKey(now), FAULT_DAYS) : ticket.validUntil
  const until = laterOf(ticket.validUntil, atLeast)
  await tx
    .updateTable('coaching_tickets')
    .set({ state: 'unused', valid_until: until })
    .where('id', '=', ticket.id)
    .execute()
  const reader = await findAddressee(tx, ticket.memberId)
  const fault = outcome === 'school_fault'
  if (actor.memberId !== ticket.memberId)
    await writeLetter(house, tx, calledOff(house, { ...reader, id: ticket.id, session, until, fault }))
  await tellCoach(tx, house, session)
}

export async function tellCoach(tx: Tx, house: House, session: Session) {
  const reader = await findAddressee(tx, session.coachId)
  await writeLetter(house, tx, coachCalledOff(house, { ...reader, session }))
}

type End = { outcome: NonNullable<Session['outcome']>; reason: string; by: number | null; at: Date }

export async function endSession(tx: Tx, id: number, { outcome, reason, by, at }: End) {
  await tx
    .updateTable('coaching_sessions')
    .set({ outcome, ended_at: at, ended_by: by, reason: reason || null })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}
