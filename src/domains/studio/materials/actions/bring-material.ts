import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { attachFile, giveFile, releaseFile, shareFiles } from '#platform/stored-files.ts'
import type { Tx } from '#platform/db.ts'
import { record } from '../../history/record.ts'
import { dropUnused, findMaterial, insertMaterial, type MaterialRow, putMaterial } from '../queries.ts'
import type { MaterialPlace } from '../terms.ts'

export const MATERIAL = 'material'

type Brought = { place: MaterialPlace; key: string; fileName: string; contentType: string; bytes: number }

/** A file that has arrived is what learners download from now on. */
export function bringMaterial(actor: Actor, { place, ...file }: Brought): Promise<void> {
  const { db, house, memberId } = actor
  return db.transaction().execute(async (tx) => {
    const before = orNotFound(await findMaterial(tx, place))
    await attachFile(house, tx, { key: file.key, purpose: MATERIAL, ownerId: memberId })
    await giveFile(tx, file.key, null)
    await putMaterial(tx, place, await insertMaterial(tx, file))
    await leave(tx, actor, { place, before, after: file.fileName })
  })
}

/** The same of a file of the school that may be downloaded in other places too. */
export function shareMaterial(actor: Actor, { place, ...file }: Brought): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const before = orNotFound(await findMaterial(tx, place))
    await shareFiles(actor.house, tx, [file.key], [MATERIAL])
    await putMaterial(tx, place, await insertMaterial(tx, file))
    await leave(tx, actor, { place, before, after: file.fileName })
  })
}

/** There is nothing to download here any more. */
export function removeMaterial(actor: Actor, place: MaterialPlace): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const before = orNotFound(await findMaterial(tx, place))
    if (before.materialId === null) return
    await putMaterial(tx, place, null)
    await leave(tx, actor, { place, before, after: null })
  })
}

type Left = { place: MaterialPlace; before: MaterialRow; after: string | null }

async function leave(tx: Tx, actor: Actor, { place, before, after }: Left): Promise<void> {
  if (before.materialId !== null)
    for (const key of await dropUnused(tx, [before.materialId])) await releaseFile(tx, key)
  const { courseId, name } = before
  if (courseId !== null)
    await record(tx, actor, [{ courseId, part: 'course', partId: courseId, field: 'material', before: name, after }])
  await writeAudit(
    tx,
    actor,
    'studio.material-changed',
    null,
    courseId === null ? { step: place.id } : { course: courseId },
  )
}

/** Whether this file is in its place already: an answer was lost, and they ask again. */
export async function isMaterialBrought({ db }: Actor, key: string): Promise<boolean> {
  return (await db.selectFrom('materials').select('id').where('file_key', '=', key).executeTakeFirst()) !== undefined
}
