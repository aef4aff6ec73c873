import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { finishParts } from '#platform/files-in-parts.ts'
import { ownUpload } from '../own-upload.ts'

/** What is not whole yet is told part by part, so that the rest can be sent. */
export default async function (ask: CallAsk) {
  const missing = await finishParts(ask.house, ownUpload(ask))
  return missing ? Answer.json(409, { success: false, ...missing }) : { success: true }
}
