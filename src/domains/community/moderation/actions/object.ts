import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { openCase } from '../../cases/queries.ts'
import { refuse } from '../../refusals.ts'
import { findDecision, noteObjection } from '../queries.ts'
import { isAgainst } from '../terms.ts'

/** An author does not agree: once for each decision, and staff look again. */
export function objectTo(actor: Actor, decisionId: number, words: string): Promise<void> {
  const { db, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const { act, target_type, target_id } = orNotFound(await findDecision(tx, memberId, decisionId))
    if (!isAgainst(act) || !(await noteObjection(tx, decisionId, words, now))) refuse('objected')
    await openCase(tx, { type: target_type, id: target_id }, { memberId, why: 'objection', now })
  })
}
