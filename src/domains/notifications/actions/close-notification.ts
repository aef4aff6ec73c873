import type { Actor } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { findNotification, insertClosed } from '../queries.ts'
import { isFor } from '../rules.ts'
import { lookingOf } from '../shown.ts'

/** Put away by a member, on all their devices. Repeating it changes nothing. */
export async function closeNotification(actor: Actor, id: number): Promise<void> {
  const notification = orNotFound(await findNotification(actor.db, id))
  if (!isFor(notification, lookingOf(actor))) return notFound()
  await insertClosed(actor.db, actor.memberId, id, actor.now)
}
