import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import type { Ticket } from '../terms.ts'
import { lockTicket } from './queries.ts'

/** Staff change a ticket: locked with its member. */
export function changeTicket<T>(actor: Actor, id: number, work: (tx: Tx, ticket: Ticket) => Promise<T>): Promise<T> {
  return actor.db.transaction().execute(async (tx) => work(tx, orNotFound(await lockTicket(tx, id))))
}

/** The member changes the own; any other is not there. */
export function changeOwnTicket<T>(actor: Actor, id: number, work: (tx: Tx, ticket: Ticket) => Promise<T>): Promise<T> {
  return changeTicket(actor, id, (tx, ticket) => (ticket.memberId === actor.memberId ? work(tx, ticket) : notFound()))
}
