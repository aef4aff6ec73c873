import type { Tx } from '#platform/db.ts'
import { refuseIf } from '../refusals.ts'
import { lockWork } from '../returns/queries.ts'
import { whyNotWaiting } from '../rules.ts'

/** Locks a work that staff may still cancel or give to somebody else: never what was given back, also if it was opened again. */
export async function lockMovable(tx: Tx, id: number): Promise<void> {
  const work = await lockWork(tx, id)
  refuseIf(whyNotWaiting(work) ?? (work.wasReturned ? 'already-returned' : null))
}
