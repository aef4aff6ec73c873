import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { beginInParts, findBegun, type Begun } from '#platform/files-in-parts.ts'
import { readBody, textField, whole } from '#platform/forms.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { contentTypeOf, extOf, whyNotSent } from '../file-kinds.ts'
import { kindFor } from './kinds.ts'

const UPLOADS = { name: 'studio-uploads', points: 300, seconds: 3600 }
const LAST_DAY = 8_640_000_000_000_000
const NAME_MAX = 255

export const fileName = textField({
  required: 'ファイル名がありません。',
  max: NAME_MAX,
  tooLong: 'ファイル名が長すぎます。',
})
const Form = z.object({
  place: z.string(),
  filename: fileName,
  size: whole.refine((bytes) => bytes > 0),
  modified: whole.refine((ms) => ms >= 0 && ms <= LAST_DAY).transform((ms) => new Date(ms)),
})

/** Begins a file that comes in parts, or goes on with the same one of the same person. */
export async function beginUpload(actor: Actor): Promise<Begun> {
  const { house, memberId: ownerId } = actor
  const { place, filename, size: bytes, modified: modifiedAt } = readBody(actor.body, Form)
  const { purpose, exts, maxBytes } = orNotFound(kindFor(place))
  const wrong = whyNotSent({ name: filename, size: bytes }, exts, maxBytes)
  if (wrong) throw invalid({ filename: [wrong] }, wrong)
  const ext = extOf(filename)
  const facts = { purpose, fileName: filename, bytes, modifiedAt, ownerId }
  const begun = await findBegun(house, facts)
  if (begun) return begun
  await house.limits.take(UPLOADS, String(ownerId))
  return beginInParts(house, { ...facts, contentType: contentTypeOf(ext), ext })
}
