import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyNotWaiting } from '../../rules.ts'
import type { DraftForm } from '../forms.ts'
import { findAssigned } from '../../assigned.ts'
import { holdFiles, putDraft } from '../queries.ts'

/** Keeps what a teacher has prepared so far, and the files that it names; refused where another tab or device has kept something newer. */
export async function saveDraft(actor: Actor, workId: number, readForm: () => DraftForm): Promise<number> {
  const work = orNotFound(await findAssigned(actor.db, actor.memberId, workId))
  withFactorOf(actor)
  refuseIf(whyNotWaiting(work))
  const { db, memberId, now } = actor
  const form = readForm()
  return db.transaction().execute(async (tx) => {
    const version = (await putDraft(tx, { workId, teacherId: work.teacherId, now }, form)) ?? refuse('newer-draft')
    await holdFiles(tx, { workId, memberId }, form)
    return version
  })
}
