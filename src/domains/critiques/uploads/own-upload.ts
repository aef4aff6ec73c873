import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { partPaths, type PartPath } from './kinds.ts'

const returned: PartPath = 'teacher_corrections/attachment'
const KeyForm = z.object({ key: z.string().catch('') })

/** The own unfinished file that a call names; what a teacher brings for a return stands behind the second factor. */
export function ownUpload(ask: CallAsk) {
  const actor = actorOf(ask)
  const { key } = readBody(ask.body, KeyForm)
  if (key.startsWith(`${returned}/${actor.memberId}/`)) withFactorOf(actor)
  return { ownerId: actor.memberId, purposes: partPaths, key }
}
