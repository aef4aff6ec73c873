import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyNotWaiting } from '../../rules.ts'
import type { DraftForm } from '../forms.ts'
import { findAssigned } from '../../assigned.ts'
import { putDraft } from '../queries.ts'

/** Keeps what a teacher has prepared so far; refused where another tab or device has kept something newer. */
export async function saveDraft(actor: Actor, workId: number, readForm: () => DraftForm): Promise<number> {
  const work = orNotFound(await findAssigned(actor.db, actor.memberId, workId))
  withFactorOf(actor)
  refuseIf(whyNotWaiting(work))
  const place = { workId, teacherId: work.teacherId, now: actor.now }
  return (await putDraft(actor.db, place, readForm())) ?? refuse('newer-draft')
}
