import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { desk, isOneOf } from '#platform/staff-roles.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { findTicket, listPictures, listSessions } from '../queries.ts'

/** A picture of a ticket: for its member, for the coach who has the date, and for staff who make dates. */
export default async function (ask: CallAsk) {
  const asking = actorOf(ask)
  const id = idOf(ask.params.id)
  const ticket = await findTicket(ask.db, id)
  if (!ticket) return notFound()
  if (ticket.memberId !== asking.memberId) {
    const sees = isOneOf(asking.member.staffRole, desk) || (await coaches(ask, id, asking.memberId))
    if (!sees) return notFound()
    withFactorOf(asking)
  }
  const position = idOf(ask.params.position)
  const picture = (await listPictures(ask.db, id)).find((one) => one.position === position)
  return picture ? storedAnswer(ask, picture.key) : notFound()
}

async function coaches({ db }: CallAsk, ticketId: number, memberId: number): Promise<boolean> {
  const sessions = await listSessions(db, [ticketId])
  return sessions.some(({ coachId, outcome }) => coachId === memberId && outcome !== 'cancelled')
}
