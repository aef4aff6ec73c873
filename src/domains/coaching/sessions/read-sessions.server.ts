import { sql } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import { choiceOf, offsetOf, pageOf, PER_PAGE } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import type { Reader } from '#platform/db.ts'
import { listPictures, sessionRows, shownState } from '../tickets/queries.ts'
import { shownPictures } from '../tickets/read-tickets.server.ts'

const ofCoach = (db: Reader, coachId: number) =>
  sessionRows(db)
    .innerJoin('coaching_tickets as t', 't.id', 's.ticket_id')
    .innerJoin('invoices as i', 'i.id', 't.invoice_id')
    .select(['t.item_name as itemName', 't.buyer_name as buyerName', 't.wish'])
    .select(shownState.as('state'))
    .where('s.coach_id', '=', coachId)
    // A date that was moved or given back is nobody's any more.
    .where(sql<boolean>`s.outcome is distinct from 'cancelled'`)

/** A coach's own dates: those before them, or those that were. */
export async function readSessions({ db, memberId, url }: Actor) {
  const tab = choiceOf(url, 'tab', ['past'] as const) ?? 'coming'
  const page = pageOf(url)
  const rows = await ofCoach(db, memberId)
    .where('s.outcome', tab === 'past' ? 'is not' : 'is', null)
    .orderBy('s.starts_at', tab === 'past' ? 'desc' : 'asc')
    .orderBy('s.id')
    .limit(PER_PAGE + 1)
    .offset(offsetOf(page))
    .execute()
  return {
    tab,
    page,
    hasNextPage: rows.length > PER_PAGE,
    rows: rows.slice(0, PER_PAGE).map(({ id, itemName, buyerName, startsAt, minutes, outcome, state }) => ({
      ...{ id, itemName, minutes, outcome },
      name: buyerName ?? '（削除済み）',
      at: formatMoment(startsAt),
      isOff: state === 'refunded',
    })),
  }
}

/** One of them, with what its member wishes and the note of the coach. */
export async function readSession({ db, memberId }: Actor, id: number) {
  const found = orNotFound(await ofCoach(db, memberId).where('s.id', '=', id).executeTakeFirst())
  const pictures = await listPictures(db, found.ticketId)
  const { itemName, buyerName, wish, startsAt, minutes, outcome, place, note, noteShared, state } = found
  return {
    ...{ id, itemName, wish, minutes, outcome, place, note, noteShared },
    name: buyerName ?? '（削除済み）',
    at: formatMoment(startsAt),
    isOff: state === 'refunded',
    pictures: shownPictures(found.ticketId, pictures),
  }
}
export type CoachSession = Awaited<ReturnType<typeof readSession>>
