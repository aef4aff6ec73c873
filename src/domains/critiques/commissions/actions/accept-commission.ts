import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { findCommission, markAccepted } from '../queries.ts'

/** A teacher says once that they do it under these terms. */
export async function acceptCommission({ db, memberId, now }: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    orNotFound(await findCommission(tx, memberId, id))
    if (!(await markAccepted(tx, id, now))) refuse('already-accepted')
  })
}
