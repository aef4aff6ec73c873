import { join } from 'node:path'
import type { DemoCatalogue } from '../catalogue/shape.ts'
import { housePictures, learnersPictures } from './house-pictures.ts'
import { schoolPictures } from './school-pictures.ts'
import type { Drawing } from './drawing.ts'
import { fingerprint, KEPT } from './kept.ts'

/** What is drawn together, and by which pens. */
const sets = {
  school: { pens: ['pictures', 'drawing'], list: schoolPictures },
  house: { pens: ['pictures', 'poses', 'drawing'], list: housePictures },
  learners: { pens: ['pictures', 'poses', 'drawing', 'community', 'practice'], list: learnersPictures },
} as const
export type SetName = keyof typeof sets

export async function openSet(
  name: SetName,
  catalogue: DemoCatalogue,
): Promise<{ folder: string; drawings: Drawing[] }> {
  const { pens, list } = sets[name]
  return { folder: join(KEPT, await fingerprint(pens), name), drawings: list(catalogue) }
}
