import { z } from 'zod'
import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { finishParts } from '#platform/files-in-parts.ts'
import { readBody, textField } from '#platform/forms.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { bringFilm, isBrought } from '../actions/bring-film.ts'
import { ownUpload } from '../own-upload.ts'
import { placeOf } from '../place-of.ts'
import { FILM_NAME_MAX } from '../terms.ts'

const Form = z.object({
  place: z.string(),
  filename: textField({
    required: 'ファイル名がありません。',
    max: FILM_NAME_MAX,
    tooLong: 'ファイル名が長すぎます。',
  }),
})

/** What is not whole yet is told part by part, so that the rest can be sent; what is whole becomes the place's film. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const own = ownUpload(actor)
  const { place: word, filename: fileName } = readBody(actor.body, Form)
  const { place } = await placeOf(actor.db, word)
  if (await isBrought(actor, own.key)) return { success: true }
  const missing = await finishParts(ask.house, own)
  if (missing) return Answer.json(409, { success: false, ...missing })
  await bringFilm(actor, { place, key: own.key, fileName })
  return { success: true }
}
