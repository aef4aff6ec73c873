import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { lockReturned, putShown } from '../queries.ts'

/** Staff put a work, which both allow to be shown, among the samples. */
export function showSample(actor: Actor, id: number, title: string): Promise<void> {
  const { db, now, memberId: by } = actor
  return db.transaction().execute(async (tx) => {
    const work = orNotFound(await lockReturned(tx, { id, memberId: null }))
    if (!work.isReturned || !(await putShown(tx, id, { title, by, now }))) refuse('not-showable')
    await writeAudit(tx, actor, 'critiques.sample-shown', work.memberId, { critique: id })
  })
}

export function withdrawSample(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const work = orNotFound(await lockReturned(tx, { id, memberId: null }))
    if (!(await putShown(tx, id, null))) refuse('not-showable')
    await writeAudit(tx, actor, 'critiques.sample-withdrawn', work.memberId, { critique: id })
  })
}
