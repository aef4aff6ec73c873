import { confirmItIsYou } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { copyAsks } from '../../limits.ts'
import { refuse } from '../../refusals.ts'
import { findNewestCopy, insertCopy } from '../queries.ts'

/** Asks for everything of one's own. Whoever merely found the browser open gets nothing: it is confirmed first. */
export async function askCopy(actor: Actor): Promise<void> {
  const { db, house, memberId, now } = actor
  const newest = await findNewestCopy(db, memberId)
  if (newest && !newest.madeAt) return refuse('copy-under-way')
  await confirmItIsYou(actor)
  await house.limits.take(copyAsks, String(memberId))
  await db.transaction().execute(async (tx) => {
    const id = (await insertCopy(tx, memberId, now)) ?? refuse('copy-under-way')
    await writeAudit(tx, actor, 'rights.copy-asked', memberId)
    await house.jobs.add(tx, 'rights.make-copy', { id })
  })
}
