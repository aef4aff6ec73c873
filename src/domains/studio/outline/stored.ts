import { sql, type RawBuilder, type UpdateObject } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { invalid } from '#platform/refusal.ts'
import type { DB } from '#platform/schema.ts'
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

const puts: Record<InnerPart, (tx: Tx, id: number, field: string, text: string) => Promise<unknown>> = {
  lesson: async (tx, id, field, text) => {
    if (field === 'free_category' && text !== '') await mustBeCategory(tx, text)
    await tx.updateTable('lessons').set(lessonColumns[field]!(text)).where('id', '=', id).execute()
  },
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

export const putPartText = (tx: Tx, { part, id }: { part: InnerPart; id: number }, field: string, text: string) =>
  puts[part](tx, id, field, text)

async function mustBeCategory(tx: Tx, text: string) {
  const id = Number(text)
  const found =
    Number.isSafeInteger(id) &&
    (await tx.selectFrom('free_categories').select('id').where('id', '=', id).executeTakeFirst())
  if (!found) throw invalid({ text: ['選び直してください。'] })
}
