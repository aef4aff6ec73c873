import { randomUUID } from 'node:crypto'
import { callPath } from '#platform/browser-call.ts'
import type { Actor } from '#platform/ask.ts'
import { pageOf, PER_PAGE } from '#platform/paging.ts'
import { notFound } from '#platform/refusal.ts'
import { formatDay, formatMoment } from '#platform/tokyo.ts'
import { untilText } from '#platform/letter-words.ts'
import { listItemsOnSale } from '../items/queries.ts'
import { whyCannotGiveBack, whyClosed } from '../rules.ts'
import type { Session, Ticket } from '../terms.ts'
import { findTicket, listMessages, listPictures, listSessions, listTicketsOf } from './queries.ts'

/** A member's tickets and what can be bought. */
export async function readTickets({ db, memberId, url, now }: Actor) {
  const page = pageOf(url)
  const [found, items] = await Promise.all([listTicketsOf(db, memberId, page), listItemsOnSale(db)])
  const rows = found.slice(0, PER_PAGE)
  const sessions = await listSessions(db, rows.filter(({ state }) => state === 'booked').map(({ id }) => id)) // prettier-ignore
  return {
    page,
    hasNextPage: found.length > PER_PAGE,
    items: items.map(({ id, name, minutes, priceYen, commissionYen }) => ({
      ...{ id, name, minutes },
      totalYen: priceYen + commissionYen,
    })),
    tickets: rows.map((ticket) => ({
      ...shownTicket(ticket, now),
      session: shownDate(sessions.find(({ ticketId, outcome }) => ticketId === ticket.id && !outcome)),
    })),
  }
}
export type TicketLine = Awaited<ReturnType<typeof readTickets>>['tickets'][number]

/** What the ticket says of itself. One whose last day is over is seen as ended before the night's job has said so. */
export function shownTicket(ticket: Ticket, now: Date) {
  const { id, itemName, minutes, validDays, boughtAt, validUntil } = ticket
  const over = ticket.state === 'unused' && whyClosed(ticket, now) === 'ticket-expired'
  return {
    ...{ id, itemName, minutes, validDays },
    state: over ? ('expired' as const) : ticket.state,
    boughtOn: formatDay(boughtAt),
    until: untilText(validUntil),
  }
}

const shownDate = (session: Session | undefined) =>
  session ? { at: formatMoment(session.startsAt), coach: session.coach } : null

/** One ticket with all that belongs to it, for the member who bought it. */
export async function readTicket({ db, memberId, now }: Actor, id: number) {
  const ticket = await findTicket(db, id)
  if (ticket?.memberId !== memberId) return notFound()
  const [sessions, messages, pictures] = await Promise.all([
    listSessions(db, [id]),
    listMessages(db, id),
    listPictures(db, id),
  ])
  const session = ticket.state === 'booked' ? sessions.find(({ outcome }) => outcome === null) : undefined
  return {
    ...shownTicket(ticket, now),
    memberId,
    invoiceId: ticket.invoiceId,
    wish: ticket.wish,
    buyerName: ticket.buyerName,
    isOpen: whyClosed(ticket, now) === null,
    session: session && {
      ...shownDate(session)!,
      minutes: session.minutes,
      place: session.place,
      canGiveBack: whyCannotGiveBack(session, now) === null,
    },
    past: sessions
      .filter(({ outcome }) => outcome !== null && outcome !== 'cancelled')
      .map((one) => ({
        id: one.id,
        ...shownDate(one)!,
        outcome: one.outcome!,
        note: one.noteShared ? one.note : null,
      })),
    messages: messages.map(({ sentAt, ...one }) => ({ ...one, at: formatMoment(sentAt) })),
    pictures: shownPictures(id, pictures),
    sendKey: randomUUID(),
  }
}
export type TicketPage = Awaited<ReturnType<typeof readTicket>>

export const shownPictures = (ticketId: number, pictures: readonly { position: number }[]) =>
  pictures.map(({ position }, at) => ({
    id: position,
    image: callPath('/personal_coachings/:id/pictures/:position', { id: ticketId, position }),
    alt: `見てほしい作品 ${at + 1}`,
  }))
