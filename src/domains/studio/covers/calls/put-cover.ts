import { z } from 'zod'
import type { CallAsk } from '#platform/ask.ts'
import { readBody, whole } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { putCourseCover } from '../actions/put-cover.ts'

const LIMITS = { name: 'studio-covers', points: 60, seconds: 60 }
const percent = whole.refine((n) => n >= 0 && n <= 100).default(50)
const Form = z.object({ x: percent, y: percent })

export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const id = idOf(ask.params.id)
  await ask.house.limits.take(LIMITS, String(actor.memberId))
  const focus = readBody(ask.body, Form)
  await putCourseCover(actor, id, { bytes: ask.body.files.cover?.[0]?.bytes ?? null, focus })
  return { success: true }
}
