import { sql, type RawBuilder, type UpdateObject } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { invalid } from '#platform/refusal.ts'
import type { DB } from '#platform/schema.ts'
import { lockFiles } from '#platform/stored-files.ts'
import type { Part, Texts } from '../field-terms.ts'

export type InnerPart = Exclude<Part, 'course'>
type Found = { courseId: number; texts: Texts }

const columnsOf: Record<InnerPart, RawBuilder<unknown>> = {
  lesson: sql`x.course_id as "courseId", json_build_object('title', x.title, 'description', x.description,
      'training', coalesce(x.training_title, ''), 'target_detail', x.target_detail,
      'target_description', x.target_description, 'free', case when x.is_free then '1' else '' end,
      'free_category', coalesce(x.free_category_id::text, ''), 'shown', case when x.published then '1' else '' end) as texts
    from lessons x where x.archived_at is null`,
  chapter: sql`l.course_id as "courseId", json_build_object('title', x.title) as texts
    from chapters x join lessons l on l.id = x.lesson_id where x.archived_at is null`,
  prime: sql`x.course_id as "courseId", json_build_object('title', x.title, 'description', x.description) as texts
    from prime_lessons x where x.archived_at is null`,
  step: sql`p.course_id as "courseId", json_build_object('title', x.title, 'description', x.description,
      'start', trunc(x.start_time)::text) as texts
    from video_steps x join prime_lessons p on p.id = x.prime_lesson_id where true`,
  point: sql`l.course_id as "courseId", json_build_object('description', x.description) as texts
    from check_points x join lessons l on l.id = x.lesson_id where true`,
}

/** A part of a course's outline with its fields as texts. */
export async function findPart(db: Reader, part: InnerPart, id: number): Promise<Found | undefined> {
  const { rows } = await sql<Found>`select ${columnsOf[part]} and x.id = ${id}`.execute(db)
  return rows[0]
}

const orders: Record<InnerPart, RawBuilder<unknown>> = {
  lesson: sql`x.course_id, x.day_index`,
  chapter: sql`x.lesson_id, x.position`,
  prime: sql`x.course_id, x.position`,
  step: sql`x.prime_lesson_id, x.position`,
  point: sql`x.lesson_id, x.position`,
}
const parents: Record<InnerPart, RawBuilder<unknown>> = {
  ...{ lesson: sql`x.course_id`, prime: sql`x.course_id`, step: sql`x.prime_lesson_id` },
  ...{ chapter: sql`x.lesson_id`, point: sql`x.lesson_id` },
}

/** Every part of a kind with what it stands in, in the order of the courses. */
export async function listParts(db: Reader, part: InnerPart) {
  const { rows } = await sql<Found & { id: string; parentId: string }>`
    select x.id, ${parents[part]} as "parentId", ${columnsOf[part]} order by ${orders[part]}, x.id`.execute(db)
  return rows.map(({ id, parentId, courseId, texts }) => ({
    ...{ id: Number(id), parentId: Number(parentId), courseId: Number(courseId), texts },
  }))
}

const lessonColumns: Record<string, (text: string) => UpdateObject<DB, 'lessons'>> = {
  title: (title) => ({ title }),
  description: (description) => ({ description }),
  training: (text) => ({ training_title: text === '' ? null : text }),
  target_detail: (target_detail) => ({ target_detail }),
  target_description: (target_description) => ({ target_description }),
  free: (text) => ({ is_free: text === '1' }),
  free_category: (text) => ({ free_category_id: text === '' ? null : Number(text) }),
  shown: (text) => ({ published: text === '1' }),
}

/** Of all but lessons, of which many change at once. */
const puts: Record<
  Exclude<InnerPart, 'lesson'>,
  (tx: Tx, id: number, field: string, text: string) => Promise<unknown>
> = {
  chapter: (tx, id, _, title) => tx.updateTable('chapters').set({ title }).where('id', '=', id).execute(),
  prime: (tx, id, field, text) =>
    tx
      .updateTable('prime_lessons')
      .set(field === 'title' ? { title: text } : { description: text })
      .where('id', '=', id)
      .execute(),
  step: (tx, id, field, text) =>
    tx
      .updateTable('video_steps')
      .set(field === 'start' ? { start_time: Number(text) } : { [field]: text })
      .where('id', '=', id)
      .execute(),
  point: (tx, id, _, description) => tx.updateTable('check_points').set({ description }).where('id', '=', id).execute(),
}

/** Those of a lesson in one statement. */
export async function putPartTexts(tx: Tx, { part, id }: { part: InnerPart; id: number }, texts: Texts): Promise<void> {
  if (part !== 'lesson') {
    for (const [field, text] of Object.entries(texts)) await puts[part](tx, id, field, text)
    return
  }
  if (texts.free_category) await mustBeCategory(tx, texts.free_category)
  const row = lessonRow(texts)
  if (Object.keys(row).length > 0) await tx.updateTable('lessons').set(row).where('id', '=', id).execute()
}

/** The columns of a lesson that its texts fill. */
export const lessonRow = (texts: Texts): UpdateObject<DB, 'lessons'> =>
  Object.assign({}, ...Object.entries(texts).map(([field, text]) => lessonColumns[field]!(text)))

export type PictureIn = { part: 'lesson' | 'point'; id: number; key: string | null }

/** Pictures of what lessons practise, or of what is looked at in the end; the files that nothing shows any more. */
export async function putPartPictures(tx: Tx, pictures: readonly PictureIn[]): Promise<string[]> {
  const before = [
    ...(await putIn(tx, { table: 'lessons', column: 'target_key' }, of(pictures, 'lesson'))),
    ...(await putIn(tx, { table: 'check_points', column: 'thumbnail_key' }, of(pictures, 'point'))),
  ]
  if (before.length === 0) return []
  await lockFiles(tx, before)
  const { rows } = await sql<{ key: string }>`select distinct key from unnest(${before}::text[]) key
    where not exists (select from lessons where target_key = key)
      and not exists (select from check_points where thumbnail_key = key)`.execute(tx)
  return rows.map(({ key }) => key)
}

const of = (pictures: readonly PictureIn[], part: PictureIn['part']) => pictures.filter((one) => one.part === part)

async function putIn(tx: Tx, at: { table: string; column: string }, pictures: readonly PictureIn[]) {
  if (pictures.length === 0) return []
  const [ids, keys] = [pictures.map(({ id }) => id), pictures.map(({ key }) => key)]
  const column = sql.ref(at.column)
  const { rows } = await sql<{ before: string | null }>`
    update ${sql.table(at.table)} x set ${column} = n.key
    from unnest(${ids}::bigint[], ${keys}::text[]) n(id, key) where x.id = n.id
    returning old.${column} as before`.execute(tx)
  return rows.flatMap(({ before }) => before ?? [])
}

export async function mustBeCategory(tx: Tx, text: string) {
  const id = Number(text)
  const found =
    Number.isSafeInteger(id) &&
    (await tx.selectFrom('free_categories').select('id').where('id', '=', id).executeTakeFirst())
  if (!found) throw invalid({ text: ['選び直してください。'] })
}
