import { z } from 'zod'
import type { CallAsk } from '#platform/ask.ts'
import { signPart } from '#platform/files-in-parts.ts'
import { readBody, whole } from '#platform/forms.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { ownUpload } from '../own-upload.ts'

const PartForm = z.object({ number: whole, sha256: z.string().regex(/^[\w+/]{43}=$/) })

export default async function (ask: CallAsk) {
  const own = ownUpload(staffActorOf(ask))
  return { success: true, ...(await signPart(ask.house, own, () => readBody(ask.body, PartForm))) }
}
