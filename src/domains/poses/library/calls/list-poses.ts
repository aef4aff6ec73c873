import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { poseActor } from '../../rights.ts'
import type { PoseFilter } from '../../terms.ts'
import { listShown } from '../read-library.server.ts'
import { ListForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const actor = poseActor(ask)
  const { range, categories } = readBody(ask.body, ListForm)
  return listShown(actor, { range, filter: (categories ?? {}) as PoseFilter })
}
