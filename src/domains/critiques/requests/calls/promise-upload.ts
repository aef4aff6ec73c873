import { actorOf, type CallAsk } from '#platform/ask.ts'
import { findApplicant } from '../../applicant.ts'
import { refuse } from '../../refusals.ts'
import { whyNoRight } from '../../rules.ts'
import { promiseUpload } from '../../uploads/promise-upload.ts'

/** Only who may ask for a critique brings files for one. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const why = whyNoRight(await findApplicant(ask))
  if (why) refuse(why)
  return promiseUpload(actor, ['correction_works/image', 'correction_works/attachment'])
}
