import { sql } from 'kysely'
import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { invalid } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { lockCoach } from '../../items/queries.ts'
import { booked, coachBooked } from '../../mail/letters.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyCannotBook } from '../../rules.ts'
import type { Session, Ticket } from '../../terms.ts'
import { changeTicket } from '../change-ticket.ts'
import { findOpenSession } from '../queries.ts'
import { endSession, tellCoach } from '../cancel-session.ts'

export type Booking = { startsAt: Date; coachId: number; place: string }

/** Staff make the date of a ticket, or another in place of the one that stands. */
export function book(actor: Actor, ticketId: number, booking: Booking): Promise<void> {
  const { startsAt, coachId } = booking
  return changeTicket(actor, ticketId, async (tx, ticket) => {
    refuseIf(whyCannotBook(ticket, startsAt, actor.now))
    await needCoach(tx, ticket, coachId)
    const before = await findOpenSession(tx, ticketId)
    if (await isBusy(tx, { ...booking, minutes: ticket.minutes, except: before?.id ?? null })) refuse('coach-busy')
    if (before)
      await endSession(tx, before.id, { outcome: 'cancelled', reason: '日程の変更', by: actor.memberId, at: actor.now })
    const session = await insert(tx, actor, ticket, booking)
    await tx
      .updateTable('coaching_tickets')
      .set({ state: 'booked', waits_since: null })
      .where('id', '=', ticketId)
      .execute()
    const details = { ticket: ticketId, startsAt: formatMoment(startsAt), coach: coachId }
    if (before) await writeAudit(tx, actor, 'coaching.moved', ticket.memberId, details)
    else await writeAudit(tx, actor, 'coaching.booked', ticket.memberId, details)
    await tell(tx, actor, { ticket, session, before })
  })
}

/** Only who coaches this item; locked, so that nobody is booked twice at one time. */
async function needCoach(tx: Tx, { itemId }: Ticket, coachId: number) {
  const coach = await lockCoach(tx, coachId)
  const link = tx.selectFrom('coaching_item_coaches').select('coach_id').where('item_id', '=', itemId)
  if (!coach || coach.endedAt || !(await link.where('coach_id', '=', coachId).executeTakeFirst()))
    throw invalid({ coach_id: ['コーチを選び直してください。'] })
}

type Wanted = { startsAt: Date; coachId: number; minutes: number; except: number | null }

async function isBusy(tx: Tx, { startsAt, coachId, minutes, except }: Wanted): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (
      select from coaching_sessions where coach_id = ${coachId} and outcome is null and id is distinct from ${except}
        and starts_at < ${startsAt}::timestamptz + make_interval(mins => ${minutes})
        and starts_at + make_interval(mins => minutes) > ${startsAt}
    ) as busy`.execute(tx)
  return rows[0]!.busy
}

async function insert(tx: Tx, actor: Actor, ticket: Ticket, { startsAt, coachId, place }: Booking): Promise<Session> {
  const row = {
    ...{ ticket_id: ticket.id, coach_id: coachId, starts_at: startsAt, minutes: ticket.minutes, place },
    ...{ booked_at: actor.now, booked_by: actor.memberId },
  }
  await tx.insertInto('coaching_sessions').values(row).execute()
  return (await findOpenSession(tx, ticket.id))!
}

type Told = { ticket: Ticket; session: Session; before: Session | undefined }

async function tell(tx: Tx, { house }: Actor, { ticket, session, before }: Told) {
  const member = await findAddressee(tx, ticket.memberId)
  await writeLetter(house, tx, booked(house, { ...member, id: ticket.id, session, moved: before !== undefined }))
  const coach = await findAddressee(tx, session.coachId)
  await writeLetter(house, tx, coachBooked(house, { ...coach, session, moved: before?.coachId === session.coachId }))
  if (before && before.coachId !== session.coachId) await tellCoach(tx, house, before)
}
