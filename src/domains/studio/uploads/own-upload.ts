import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { purposes } from './kinds.ts'

const KeyForm = z.object({ key: z.string() })

/** The own unfinished file that a call names. */
export const ownUpload = ({ memberId, body }: Actor) => ({
  ...{ ownerId: memberId, purposes },
  key: readBody(body, KeyForm).key,
})
