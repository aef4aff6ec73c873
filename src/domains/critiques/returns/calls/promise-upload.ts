import { actorOf, type CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { promiseUpload } from '../../uploads/promise-upload.ts'

const PATHS = [
  'teacher_corrections/image',
  'teacher_corrections/attachment',
  'teacher_corrections/layer',
  'teacher_corrections/memo',
] as const

/** Only teachers bring files for a return. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  if (actor.member.teacherId === null) return notFound()
  return promiseUpload(withFactorOf(actor), PATHS)
}
