import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { FILM } from './actions/begin-film.ts'

const KeyForm = z.object({ key: z.string() })

/** The own unfinished film that a call names. */
export function ownUpload({ memberId, body }: Actor) {
  return { ownerId: memberId, purposes: [FILM], key: readBody(body, KeyForm).key }
}
