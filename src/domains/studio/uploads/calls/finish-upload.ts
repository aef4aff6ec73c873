import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { finishParts } from '#platform/files-in-parts.ts'
import { readBody } from '#platform/forms.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { fileName } from '../begin-upload.ts'
import { badFile, contentTypeOf, extOf, HEAD_BYTES, isWhatItSays } from '../../file-kinds.ts'
import { kindFor } from '../kinds.ts'
import { ownUpload } from '../own-upload.ts'

const Form = z.object({ place: z.string(), filename: fileName })

/** What is not whole yet is told part by part, so that the rest can be sent; what is whole comes into its place. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const own = ownUpload(actor)
  const { place, filename } = readBody(actor.body, Form)
  const kind = orNotFound(kindFor(place))
  if (await kind.isBrought(actor, own.key)) return { success: true }
  const missing = await finishParts(ask.house, own)
  if (missing) return Answer.json(409, { success: false, ...missing })
  const head = orNotFound(await ask.house.storage.get(own.key, { range: `bytes=0-${HEAD_BYTES - 1}` }))
  const ext = extOf(filename)
  if (!kind.exts.includes(ext) || !isWhatItSays(ext, await buffer(head.stream)))
    throw invalid({ filename: [badFile(kind.exts)] }, badFile(kind.exts))
  await kind.bring(actor, { key: own.key, fileName: filename, contentType: contentTypeOf(ext), bytes: head.size })
  return { success: true }
}
