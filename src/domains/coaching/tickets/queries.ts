import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { lockMember } from '#domains/plans/index.ts'
import type { Session, Ticket } from '../terms.ts'
import { PER_PAGE, offsetOf } from '#platform/paging.ts'

/** That a ticket was refunded, or is being, is seen from its invoice. */
export const shownState = sql<Ticket['state']>`case when (
  select coalesce(sum(r.yen), 0) from refunds r where r.invoice_id = t.invoice_id and r.state <> 'declined'
) >= i.total_yen then 'refunded' else t.state end`

export const ticketRows = (db: Reader) =>
  db
    .selectFrom('coaching_tickets as t')
    .innerJoin('invoices as i', 'i.id', 't.invoice_id')
    .select([
      't.id',
      't.member_id as memberId',
      't.item_id as itemId',
      't.item_name as itemName',
      't.invoice_id as invoiceId',
      't.minutes',
      't.fee_yen as feeYen',
      't.valid_days as validDays',
      't.bought_at as boughtAt',
      't.valid_until as validUntil',
      't.ended_at as endedAt',
      't.buyer_name as buyerName',
      't.wish',
      't.waits_since as waitsSince',
      't.extended_reason as extendedReason',
      't.erased_at as erasedAt',
      'i.total_yen as totalYen',
      shownState.as('state'),
      sql<boolean>`i.state in ('paid', 'partly_refunded', 'refunded')`.as('isPaid'),
    ])

export const findTicket = (db: Reader, id: number): Promise<Ticket | undefined> =>
  ticketRows(db).where('t.id', '=', id).executeTakeFirst()

/** Its member is locked first: whatever a refund or a leave decides at the same moment comes before or after. */
export async function lockTicket(tx: Tx, id: number): Promise<Ticket | undefined> {
  const ticket = tx.selectFrom('coaching_tickets').select('member_id').where('id', '=', id)
  const found = await ticket.executeTakeFirst()
  if (!found) return undefined
  await lockMember(tx, found.member_id)
  await ticket.forUpdate().execute()
  return findTicket(tx, id)
}

export const listTicketsOf = (db: Reader, memberId: number, page: number): Promise<Ticket[]> =>
  ticketRows(db)
    .where('t.member_id', '=', memberId)
    .orderBy('t.id', 'desc')
    .limit(PER_PAGE + 1)
    .offset(offsetOf(page))
    .execute()

export const sessionRows = (db: Reader) =>
  db
    .selectFrom('coaching_sessions as s')
    .innerJoin('coaches as c', 'c.member_id', 's.coach_id')
    .select([
      's.id',
      's.ticket_id as ticketId',
      's.coach_id as coachId',
      'c.name as coach',
      's.starts_at as startsAt',
      's.minutes',
      's.place',
      's.booked_at as bookedAt',
      's.outcome',
      's.ended_at as endedAt',
      's.reason',
      's.note',
      's.note_shared as noteShared',
    ])

/** Every date that these tickets had, the newest first. */
export async function listSessions(db: Reader, ticketIds: readonly number[]): Promise<Session[]> {
  if (ticketIds.length === 0) return []
  return sessionRows(db).where('s.ticket_id', 'in', ticketIds).orderBy('s.id', 'desc').limit(500).execute()
}

export const findOpenSession = (db: Reader, ticketId: number): Promise<Session | undefined> =>
  sessionRows(db).where('s.ticket_id', '=', ticketId).where('s.outcome', 'is', null).executeTakeFirst()

export async function listMessages(db: Reader, ticketId: number) {
  const newest = await db
    .selectFrom('coaching_messages')
    .select(['id', 'by_staff as byStaff', 'author_name as author', 'body', 'sent_at as sentAt'])
    .where('ticket_id', '=', ticketId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return newest.toReversed()
}

/** The keys of a ticket's pictures in their order. */
export async function listPictures(db: Reader, ticketId: number): Promise<{ key: string; position: number }[]> {
  return db
    .selectFrom('coaching_pictures')
    .select(['key', 'position'])
    .where('ticket_id', '=', ticketId)
    .orderBy('position')
    .execute()
}

type NewMessage = {
  ticketId: number
  byStaff: boolean
  authorId: number
  authorName: string
  body: string
  key: string
  at: Date
}

/** False where the same was sent before. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<boolean> {
  const { ticketId, byStaff, authorId, authorName, body, key, at } = message
  const written = await tx
    .insertInto('coaching_messages')
    .values({
      ...{ ticket_id: ticketId, by_staff: byStaff, author_id: authorId, author_name: authorName },
      ...{ body, key, sent_at: at },
    })
    .onConflict((conflict) => conflict.constraint('coaching_messages_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}
