import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { lockFiles } from '#platform/stored-files.ts'
import type { MaterialPlace, ShownMaterials } from './terms.ts'

const tables = { course: 'courses', step: 'curriculum_steps' } as const
const columns = { file: 'supplement_id', pdf: 'supplement_pdf_id' } as const

export type MaterialRow = { courseId: number | null; materialId: number | null; name: string | null }

/** What stands in a place now; nothing where there is no such place. */
export async function findMaterial(db: Reader, { of, id, slot }: MaterialPlace): Promise<MaterialRow | undefined> {
  const { rows } = await sql<MaterialRow>`
    select ${of === 'course' ? sql`x.id` : sql`null`} as "courseId", m.id as "materialId", m.file_name as name
    from ${sql.table(tables[of])} x left join materials m on m.id = x.${sql.ref(columns[slot])} where x.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

const told = (id: RawBuilder<unknown>) =>
  sql`(select json_build_object('name', file_name, 'bytes', bytes) from materials where id = ${id})`

export async function findMaterials(db: Reader, courseId: number): Promise<ShownMaterials> {
  const { rows } = await sql<ShownMaterials>`
    select ${told(sql`c.supplement_id`)} as file, ${told(sql`c.supplement_pdf_id`)} as pdf
    from courses c where c.id = ${courseId}`.execute(db)
  return rows[0] ?? { file: null, pdf: null }
}

/** By the steps of a curriculum, in their order. */
export async function listStepMaterials(db: Reader, curriculumId: number) {
  const { rows } = await sql<{ id: number; title: string } & ShownMaterials>`
    select s.id, s.title, ${told(sql`s.supplement_id`)} as file, ${told(sql`s.supplement_pdf_id`)} as pdf
    from curriculum_steps s where s.curriculum_id = ${curriculumId} order by s.position`.execute(db)
  return rows
}

export type New = { key: string; fileName: string; contentType: string; bytes: number }

export async function insertMaterial(tx: Tx, { key, fileName, contentType, bytes }: New): Promise<number> {
  const row = { file_key: key, file_name: fileName, content_type: contentType, bytes }
  return (await tx.insertInto('materials').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Many at once; their ids in the same order. */
export async function insertMaterials(tx: Tx, files: readonly New[]): Promise<number[]> {
  if (files.length === 0) return []
  const rows = files.map(({ key, fileName, contentType, bytes }) => ({
    ...{ file_key: key, file_name: fileName, content_type: contentType, bytes },
  }))
  return (await tx.insertInto('materials').values(rows).returning('id').execute()).map(({ id }) => id)
}

export async function putMaterial(tx: Tx, { of, id, slot }: MaterialPlace, materialId: number | null): Promise<void> {
  const set = { [columns[slot]]: materialId }
  if (of === 'course') await tx.updateTable('courses').set(set).where('id', '=', id).execute()
  else await tx.updateTable('curriculum_steps').set(set).where('id', '=', id).execute()
}

export async function listMaterialIds(db: Reader, courseId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select m.id from courses c
    join materials m on m.id in (c.supplement_id, c.supplement_pdf_id) where c.id = ${courseId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What nothing refers to any more is gone; the keys of the files that nobody downloads under another name either. */
export async function dropUnused(tx: Tx, materialIds: readonly number[]): Promise<string[]> {
  const dropped = await sql<{ key: string }>`
    delete from materials m where m.id = any(${materialIds}::bigint[])
      and not exists (select from courses where supplement_id = m.id or supplement_pdf_id = m.id)
      and not exists (select from curriculum_steps where supplement_id = m.id or supplement_pdf_id = m.id)
    returning m.file_key as key`.execute(tx)
  if (dropped.rows.length === 0) return []
  const keys = dropped.rows.map(({ key }) => key)
  await lockFiles(tx, keys)
  const { rows } = await sql<{ key: string }>`select distinct key from unnest(${keys}::text[]) key
    where not exists (select from materials where file_key = key)`.execute(tx)
  return rows.map(({ key }) => key)
}
