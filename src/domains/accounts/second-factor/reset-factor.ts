import type { Tx } from '#platform/db.ts'
import { deleteFactor, unmarkSessions } from './queries.ts'

export { endSessions as endAllSessions, unmarkSessions } from './queries.ts'

/** The telephone is lost: the app is made known anew, in every browser. */
export async function resetFactor(tx: Tx, memberId: number): Promise<void> {
  await deleteFactor(tx, memberId)
  await unmarkSessions(tx, memberId)
}
