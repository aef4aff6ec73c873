import { actorOf, type CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { findOwnTeacher } from '../../teachers/queries.ts'
import { promiseUpload } from '../../uploads/promise-upload.ts'

/** Only teachers bring files for a return. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  if (!(await findOwnTeacher(actor.db, actor.memberId))) return notFound()
  return promiseUpload(actor, ['teacher_corrections/image', 'teacher_corrections/attachment'])
}
