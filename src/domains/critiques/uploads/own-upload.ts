import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { partPaths } from './kinds.ts'

const KeyForm = z.object({ key: z.string().catch('') })

/** The own unfinished file that a call names. */
export function ownUpload(ask: CallAsk) {
  const { memberId: ownerId } = actorOf(ask)
  return { ownerId, purposes: partPaths, key: readBody(ask.body, KeyForm).key }
}
