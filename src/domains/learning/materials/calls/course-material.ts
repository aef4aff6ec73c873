import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { findMaterial } from '../queries.ts'
import { findCourse } from '../../subjects.ts'
import { asDownload, kindOf } from '../serve-material.ts'
import { mustWatch } from '../../watch-right.ts'

export default async function courseMaterial(ask: CallAsk) {
  const id = idOf(ask.params.id)
  await mustWatch(ask, await findCourse(ask.house, id))
  return asDownload(ask, await findMaterial(ask.house, 'courses', id, kindOf(ask)))
}
