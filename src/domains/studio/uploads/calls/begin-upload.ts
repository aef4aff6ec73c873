import type { CallAsk } from '#platform/ask.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { beginUpload } from '../begin-upload.ts'

export default async function (ask: CallAsk) {
  return { success: true, ...(await beginUpload(staffActorOf(ask))) }
}
