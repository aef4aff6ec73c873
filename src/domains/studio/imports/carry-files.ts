import { putCourseCover } from '../covers/actions/put-cover.ts'
import { findCover } from '../covers/queries.ts'
import { middle } from '../covers/terms.ts'
import type { Place } from '../films/terms.ts'
import { removeMaterial, shareMaterial } from '../materials/actions/bring-material.ts'
import { noteBrought } from './bring-file.ts'
import { carryPictures } from './carry-pictures.ts'
import { carryShown } from './carry-shown.ts'
import { carrySlides } from './carry-slides.ts'
import { type Carrying, differs } from './carrying.ts'
import { keptMaterial } from './kept-files.ts'
import type { Change, SheetName } from './terms.ts'

/** The files of a course that differ: what is new in its parts all at once, the rest by the very actions of editors. */
export async function carryFiles(carrying: Carrying, courseId: number, changes: readonly Change[]): Promise<void> {
  const of = (sheet: SheetName, column: string) =>
    changes.filter((change) => change.row.sheet === sheet && differs(change, column))
  const idOf = ({ row }: Change) => carrying.keys.idOf(row.sheet, row.key)!
  for (const change of changes) if (change.row.sheet === 'courses') await carryOfCourse(carrying, courseId, change)
  await carryPictures(carrying, [
    ...of('lessons', 'target').map((one) => ({ part: 'lesson' as const, id: idOf(one), path: one.row.texts.target! })),
    ...of('points', 'picture').map((one) => ({ part: 'point' as const, id: idOf(one), path: one.row.texts.picture! })),
  ])
  const shown = changes.flatMap((change) => {
    const kind = placeKinds[change.row.sheet]
    return kind ? [{ place: { kind, id: idOf(change) }, change }] : []
  })
  await carryShown(carrying, courseId, shown)
}

const placeKinds: Partial<Record<SheetName, Place['kind']>> = { chapters: 'chapter', primes: 'prime' }

async function carryOfCourse(carrying: Carrying, id: number, change: Change): Promise<void> {
  const { actor, source } = carrying
  const { row, present } = change
  const { cover, cover_focus = present?.texts.cover_focus, material, material_pdf, samples } = row.texts
  if ((differs(change, 'cover') && cover) || (differs(change, 'cover_focus') && cover_focus)) {
    const [x, y] = cover_focus ? cover_focus.split(',').map(Number) : [middle.x, middle.y]
    const bytes = differs(change, 'cover') && cover ? await source.read(`files/${cover}`) : null
    await putCourseCover(actor, id, { bytes, focus: { x: x!, y: y! } })
    if (bytes) await noteBrought(carrying, (await findCover(actor.db, id))!.originalKey, cover!)
  }
  for (const [column, slot, path] of [
    ['material', 'file', material],
    ['material_pdf', 'pdf', material_pdf],
  ] as const) {
    if (!differs(change, column)) continue
    const place = { of: 'course' as const, id, slot }
    if (!path) {
      await removeMaterial(actor, place)
      continue
    }
    await shareMaterial(actor, { place, ...(await keptMaterial(carrying, path)) })
  }
  if (differs(change, 'samples')) await carrySlides(carrying, { kind: 'samples', id }, samples ?? '')
}
