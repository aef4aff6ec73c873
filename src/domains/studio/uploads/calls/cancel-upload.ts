import type { CallAsk } from '#platform/ask.ts'
import { cancelParts } from '#platform/files-in-parts.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { ownUpload } from '../own-upload.ts'

export default async function (ask: CallAsk) {
  await cancelParts(ask.house, ownUpload(staffActorOf(ask)))
  return { success: true }
}
