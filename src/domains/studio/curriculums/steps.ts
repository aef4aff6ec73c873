import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Group, Values } from '../entries/terms.ts'

/** The steps with the lessons that they borrow, as the form holds them. */
export async function loadSteps(db: Reader, curriculumId: number): Promise<Values> {
  const { rows } = await sql<{ steps: Group[] }>`
    select coalesce(json_agg(json_build_object('id', s.id, 'title', s.title, 'description', s.description, 'items', (
      select coalesce(json_agg(json_build_object('kind', 'lesson', 'id', l.id, 'title', l.title, 'note', c.title)
        order by b.position, b.lesson_id), '[]')
      from step_lessons b join lessons l on l.id = b.lesson_id join courses c on c.id = l.course_id where b.step_id = s.id
    )) order by s.position), '[]') as steps
    from curriculum_steps s where s.curriculum_id = ${curriculumId}`.execute(db)
  return { steps: JSON.stringify(rows[0]!.steps) }
}

/** Steps that stay keep their number, so that whoever stands in one still does; the others are taken out or added. */
export async function saveSteps(tx: Tx, curriculumId: number, groups: readonly Group[]): Promise<void> {
  const known = await tx.selectFrom('curriculum_steps').select('id').where('curriculum_id', '=', curriculumId).execute()
  const own = new Set(known.map(({ id }) => id))
  const kept = groups.flatMap(({ id }) => (id !== null && own.has(id) ? id : []))
  const gone = [...own].filter((id) => !kept.includes(id))
  if (gone.length > 0) await tx.deleteFrom('curriculum_steps').where('id', 'in', gone).execute()
  // Two steps never have one place, not even between two statements.
  await sql`update curriculum_steps set position = -1 - position where curriculum_id = ${curriculumId}`.execute(tx)
  for (const [position, { id, title, description, items }] of groups.entries()) {
    const step =
      id !== null && own.has(id)
        ? await changeStep(tx, id, { title, description, position })
        : await addStep(tx, { curriculum_id: curriculumId, title, description, position })
    await sql`delete from step_lessons where step_id = ${step}`.execute(tx)
    await sql`insert into step_lessons (step_id, lesson_id, position)
      select ${step}, o.id, min(o.n) from unnest(${items.map((item) => item.id)}::bigint[]) with ordinality o (id, n)
      join lessons l on l.id = o.id group by o.id`.execute(tx)
  }
}

type Step = { title: string; description: string; position: number }

async function changeStep(tx: Tx, id: number, step: Step): Promise<number> {
  await tx.updateTable('curriculum_steps').set(step).where('id', '=', id).execute()
  return id
}

async function addStep(tx: Tx, step: Step & { curriculum_id: number }): Promise<number> {
  return (await tx.insertInto('curriculum_steps').values(step).returning('id').executeTakeFirstOrThrow()).id
}

/** How many follow it now, and how many have its certificate. */
export async function countInside(db: Reader, id: number, now: Date) {
  const { rows } = await sql<{ isOpen: boolean; inside: number; completed: number }>`
    select (k.opened_at <= ${now} and (k.closed_at is null or k.closed_at > ${now})) is true as "isOpen",
      (select count(*)::int from certificates c where c.curriculum_id = k.id) as completed,
      (select count(*)::int from curriculum_attendances a where a.curriculum_id = k.id and a.removed_at is null
        and not exists (select from certificates c where c.curriculum_id = k.id and c.member_id = a.member_id)) as inside
    from curriculums k where k.id = ${id}`.execute(db)
  return rows[0] ?? { isOpen: false, inside: 0, completed: 0 }
}

/** Whether somebody ever followed it. */
export async function hasLearners(db: Reader, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from curriculum_attendances where curriculum_id = ${id})
      or exists (select from certificates where curriculum_id = ${id}) as used`.execute(db)
  return rows[0]!.used
}
