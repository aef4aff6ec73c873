import type { Actor } from '#platform/ask.ts'
import { lockLearner } from '../queries/completions.ts'
import { writeCached } from '../queries/member-cache.ts'
import { refuse } from '../../refusals.ts'

const KEYS_MAX = 100

/** Remembers something small for this learner on every device. */
export function writeCache(actor: Actor, ns: string, v: unknown): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    await lockLearner(tx, memberId)
    if (!(await writeCached(tx, { memberId, ns, v, now, max: KEYS_MAX }))) refuse('cache-full')
  })
}
