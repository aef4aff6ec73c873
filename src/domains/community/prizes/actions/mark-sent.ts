import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { findAddress } from '../../contests/queries.ts'
import { refuse } from '../../refusals.ts'
import { prizeSent } from '../mail/prize-letter.ts'
import { findWon, setSent } from '../queries.ts'

/** A prize is on its way: who won hears, and from here on the days of its address are counted. */
export function markSent(actor: Actor, workId: number): Promise<void> {
  const { db, house, memberId: by, now } = actor
  return db.transaction().execute(async (tx) => {
    const work = orNotFound(await findWon(tx, workId, now))
    if (!work.sealed || !(await setSent(tx, workId, { by, now }))) refuse('prize-sent')
    await writeAudit(tx, actor, 'community.prize-sent', work.member_id, { id: workId, name: work.title })
    const person = await findAddress(tx, work.member_id)
    if (person) await writeLetter(house, tx, prizeSent(house, { ...person, work }))
  })
}
