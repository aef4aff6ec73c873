import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import { swapPicture } from '#platform/pictures/keep-picture.ts'
import { whyClosed } from '../../rules.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { PICTURES_MAX, type Ticket } from '../../terms.ts'
import { changeOwnTicket } from '../change-ticket.ts'
import { coachingPicture, keepPicturesOf } from '../pictures.ts'
import { findTicket, listPictures } from '../queries.ts'

/** What the member wants to talk about and have looked at: the coach reads it before the session. */
export async function changeWish(actor: Actor, id: number, wish: string, pictures: readonly Buffer[]): Promise<void> {
  if ((await findTicket(actor.db, id))?.memberId !== actor.memberId) notFound()
  const keys = await keepPicturesOf(actor, pictures)
  await changeOwnTicket(actor, id, async (tx, ticket) => {
    needOpen(ticket, actor.now)
    const before = await listPictures(tx, id)
    if (before.length + keys.length > PICTURES_MAX) refuse('too-many-pictures')
    await tx.updateTable('coaching_tickets').set({ wish }).where('id', '=', id).execute()
    const last = before.at(-1)?.position ?? 0
    for (const [at, key] of keys.entries()) await add(tx, actor, { id, key, position: last + at + 1 })
  })
}

async function add(tx: Tx, actor: Actor, { id, key, position }: { id: number; key: string; position: number }) {
  await tx.insertInto('coaching_pictures').values({ key, ticket_id: id, position }).execute()
  await swapPicture(tx, actor, coachingPicture, { before: null, after: key })
}

export function removePicture(actor: Actor, id: number, position: number): Promise<void> {
  return changeOwnTicket(actor, id, async (tx, ticket) => {
    needOpen(ticket, actor.now)
    const gone = await tx
      .deleteFrom('coaching_pictures')
      .where('ticket_id', '=', id)
      .where('position', '=', position)
      .returning('key')
      .executeTakeFirst()
    if (!gone) return notFound()
    await swapPicture(tx, actor, coachingPicture, { before: gone.key, after: null })
  })
}

/** What was talked about is not changed afterwards. */
function needOpen(ticket: Ticket, now: Date) {
  if (ticket.state === 'used') refuse('wish-over')
  refuseIf(whyClosed(ticket, now))
}
