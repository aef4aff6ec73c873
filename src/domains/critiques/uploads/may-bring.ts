import type { Actor } from '#platform/ask.ts'
import { findApplicant } from '../applicant.ts'
import { listOwnWorks } from '../campaigns/queries.ts'
import { refuse } from '../refusals.ts'
import { eligibilityOf, whyNoRight } from '../rules.ts'

/** Only who may ask for a critique brings files for one: nobody who has asked already wherever works are taken. */
export async function mayBringWork(actor: Actor): Promise<void> {
  const applicant = await findApplicant(actor)
  const why = whyNoRight(applicant)
  if (why) refuse(why)
  const open = await listOwnWorks(actor.db, actor)
  if (open.length > 0 && !open.some((own) => eligibilityOf(applicant, own).able)) refuse('asked-everywhere')
}
