import { findStep } from '#domains/catalogue/index.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { mustFollow } from '../../watch-right.ts'
import { serveMaterial } from '../serve-material.ts'

export default async function stepMaterial(ask: CallAsk) {
  const { curriculum, step } = await findStep(ask.house, idOf(ask.params.id))
  mustFollow(ask, curriculum)
  return serveMaterial(ask, step)
}
