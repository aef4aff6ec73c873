import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { findMaterial } from '../queries.ts'
import { findCurriculumOfStep } from '../../curriculum-of-step.ts'
import { asDownload, kindOf } from '../serve-material.ts'
import { mustFollow } from '../../watch-right.ts'

export default async function stepMaterial(ask: CallAsk) {
  const id = idOf(ask.params.id)
  mustFollow(ask, await findCurriculumOfStep(ask.house, id))
  return asDownload(ask, await findMaterial(ask.house, 'curriculum_steps', id, kindOf(ask)))
}
