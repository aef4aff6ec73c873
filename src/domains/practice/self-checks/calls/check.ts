import { z } from 'zod'
import { refuseWatching } from '#domains/learning/index.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idField, readBody } from '#platform/forms.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { SELF_CHECKS } from '../../limits.ts'
import { practiceOf } from '../../practice-of.ts'
import { findLessonOf, setCheck } from '../queries.ts'

const Of = z.object({ id: idField })
const Form = z.object({ isChecked: z.boolean() })

export default async function (ask: CallAsk) {
  const { db, house, memberId, now, body } = actorOf(ask)
  if (body.trouble) throw body.trouble
  const of = Of.safeParse(body.fields)
  if (!of.success) return notFound()
  const { lessonId } = orNotFound(await findLessonOf(db, of.data.id))
  refuseWatching((await practiceOf(ask, lessonId, null)).why)
  const { isChecked } = readBody(body, Form)
  await house.limits.take(SELF_CHECKS, String(memberId))
  await setCheck(db, { memberId, checkPointId: of.data.id, isChecked, now })
  return { success: true }
}
