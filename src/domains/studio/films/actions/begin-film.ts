import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { beginInParts, findBegun, type Begun } from '#platform/files-in-parts.ts'
import { readBody, textField, whole } from '#platform/forms.ts'
import { extOf, FILM_BYTES_MOST, FILM_EXTS, FILM_NAME_MAX } from '../terms.ts'
import { refuse } from '../refusals.ts'

export const FILM = 'film'
/** So long an unfinished film waits for its rest: a weekend lies between. */
export const UNFINISHED_MS = 7 * 86_400_000
const UPLOADS = { name: 'film-uploads', points: 200, seconds: 3600 }
const LAST_DAY = 8_640_000_000_000_000

const Form = z.object({
  filename: textField({
    required: 'ファイル名がありません。',
    max: FILM_NAME_MAX,
    tooLong: 'ファイル名が長すぎます。',
  }),
  size: whole.refine((bytes) => bytes > 0),
  modified: whole.refine((ms) => ms >= 0 && ms <= LAST_DAY).transform((ms) => new Date(ms)),
})

/** Begins a film that comes in parts, or goes on with the same one of the same person. */
export async function beginFilm(actor: Actor): Promise<Begun> {
  const { house, memberId: ownerId } = actor
  const { filename: fileName, size: bytes, modified: modifiedAt } = readBody(actor.body, Form)
  const ext = FILM_EXTS.find((one) => one === extOf(fileName)) ?? refuse('bad-film')
  if (bytes > FILM_BYTES_MOST) refuse('film-size')
  const facts = { purpose: FILM, fileName, bytes, modifiedAt, ownerId }
  const begun = await findBegun(house, { ...facts, resumedMs: UNFINISHED_MS })
  if (begun) return begun
  await house.limits.take(UPLOADS, String(ownerId))
  return beginInParts(house, { ...facts, folder: 'private/film', contentType: typeOf(ext), ext })
}

/** As browsers want to be told it, so that an original that they know can be watched at once. */
function typeOf(ext: (typeof FILM_EXTS)[number]): string {
  if (ext === 'webm') return 'video/webm'
  return ext === 'mkv' ? 'video/x-matroska' : 'video/mp4'
}
