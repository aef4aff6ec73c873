import { buffer } from 'node:stream/consumers'
import { keepPicture, type PictureKind, swapPicture } from '#platform/pictures/keep-picture.ts'
import { putCourseCover } from '../covers/actions/put-cover.ts'
import { findCover } from '../covers/queries.ts'
import { badCover, middle } from '../covers/terms.ts'
import { bringMaterial, MATERIAL, removeMaterial } from '../materials/actions/bring-material.ts'
import { putPartPicture } from '../outline/stored.ts'
import { bringFile, noteBrought } from './bring-file.ts'
import { carryFilmed, carrySlides } from './carry-shown.ts'
import type { Carrying } from './carrying.ts'
import type { Change } from './terms.ts'

/** The files of a course that differ, each by the very action that editors use. */
export async function carryFiles(carrying: Carrying, courseId: number, changes: readonly Change[]): Promise<void> {
  for (const change of changes) {
    const { sheet, key } = change.row
    const differs = (column: string) =>
      change.present ? change.columns.includes(column) : (change.row.texts[column] ?? '') !== ''
    if (sheet === 'courses') await carryOfCourse(carrying, courseId, change, differs)
    const id = carrying.keys.idOf(sheet, key)!
    if (sheet === 'lessons' && differs('target'))
      await carryPicture(carrying, { part: 'lesson', id }, change.row.texts.target!)
    if (sheet === 'points' && differs('picture'))
      await carryPicture(carrying, { part: 'point', id }, change.row.texts.picture!)
    if (sheet === 'chapters' || sheet === 'primes')
      await carryFilmed(carrying, { kind: sheet === 'chapters' ? 'chapter' : 'prime', id }, change, differs)
  }
}

type Differs = (column: string) => boolean

async function carryOfCourse(
  carrying: Carrying,
  id: number,
  { row, present }: Change,
  differs: Differs,
): Promise<void> {
  const { actor, source } = carrying
  const { cover, cover_focus = present?.texts.cover_focus, material, material_pdf, samples } = row.texts
  if ((differs('cover') && cover) || (differs('cover_focus') && cover_focus)) {
    const [x, y] = cover_focus ? cover_focus.split(',').map(Number) : [middle.x, middle.y]
    const bytes = differs('cover') && cover ? await source.read(`files/${cover}`) : null
    await putCourseCover(actor, id, { bytes, focus: { x: x!, y: y! } })
    if (bytes) await noteBrought(carrying, (await findCover(actor.db, id))!.originalKey, cover!)
  }
  for (const [column, slot, path] of [
    ['material', 'file', material],
    ['material_pdf', 'pdf', material_pdf],
  ] as const) {
    if (!differs(column)) continue
    const place = { of: 'course' as const, id, slot }
    if (!path) {
      await removeMaterial(actor, place)
      continue
    }
    const file = await bringFile(carrying, path, MATERIAL)
    await bringMaterial(actor, { place, ...file })
    await noteBrought(carrying, file.key, path)
  }
  if (differs('samples')) await carrySlides(carrying, { kind: 'samples', id }, samples ?? '')
}

const partPicture = (purpose: string): PictureKind => ({
  purpose,
  place: 'public',
  ofTheSchool: true,
  rules: { kinds: ['jpeg', 'png'], maxBytes: 20 * 1024 * 1024, fit: { width: 1280, height: 1280, how: 'inside' } },
  bad: badCover,
})

async function carryPicture(
  carrying: Carrying,
  at: { part: 'lesson' | 'point'; id: number },
  path: string,
): Promise<void> {
  const { actor, source } = carrying
  const kind = partPicture(at.part === 'lesson' ? 'practice-targets' : 'check-points')
  const key = path === '' ? null : await keepPicture(actor, 'picture', kind, await buffer(source.open(`files/${path}`)))
  await actor.db.transaction().execute(async (tx) => {
    const before = await putPartPicture(tx, at, key)
    await swapPicture(tx, actor, kind, { before, after: key })
  })
  if (key) await noteBrought(carrying, key, path)
}
