import { endOf, type Day } from '#platform/days.ts'
import { dayKey } from '#platform/tokyo.ts'
import { GIVE_BACK_HOURS, MAX_VALID_DAYS, type Outcome, type Session, type Ticket } from './terms.ts'

type Standing = Pick<Ticket, 'state' | 'validUntil' | 'isPaid'>

/** A ticket whose last day is over can be used no more, also before the night's job has said so. */
export const isOver = (validUntil: Day, now: Date) => endOf(validUntil) <= now

/** Why nothing can be done with a ticket any more. */
export function whyClosed({ state, isPaid, validUntil }: Standing, now: Date) {
  if (state === 'refunded') return 'ticket-refunded'
  if (state === 'used') return 'ticket-used'
  if (state === 'expired' || (state === 'unused' && isOver(validUntil, now))) return 'ticket-expired'
  return isPaid ? null : 'ticket-unpaid'
}

/** Why this ticket has no date then. */
export function whyCannotBook(ticket: Standing, startsAt: Date, now: Date) {
  const closed = whyClosed(ticket, now)
  if (closed) return closed
  if (startsAt <= now) return 'session-past'
  return startsAt >= endOf(ticket.validUntil) ? 'after-validity' : null
}

/** Why the member cannot give the date back by themselves. */
export function whyCannotGiveBack({ startsAt }: Pick<Session, 'startsAt'>, now: Date) {
  return startsAt.getTime() - now.getTime() < GIVE_BACK_HOURS * 3_600_000 ? 'too-late-to-move' : null
}

/** Whether what happened uses the ticket up. */
export const usesUp = (outcome: Outcome) => outcome === 'held' || outcome === 'no_show'

/** What happened is known when it has begun; that it will not happen may be known before. */
export function whyCannotClose({ startsAt }: Pick<Session, 'startsAt'>, outcome: Outcome, now: Date) {
  return usesUp(outcome) && now < startsAt ? 'session-not-yet' : null
}

/** Why a ticket cannot be made to last until that day. */
export function whyCannotExtend(ticket: Standing, until: Day, now: Date) {
  const closed = whyClosed(ticket, now)
  if (closed) return closed
  if (until <= ticket.validUntil) return 'not-longer'
  return daysBetween(dayKey(now), until) > MAX_VALID_DAYS ? 'too-long' : null
}

export const daysBetween = (from: Day, to: Day) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
