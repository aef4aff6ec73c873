import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

export type NoteOf = { courseId: number } | { curriculumId: number }
type Note = { content: string; savedAt: Date }

const place = (of: NoteOf) =>
  'courseId' in of
    ? { table: sql.table('course_notes'), column: sql.ref('course_id'), id: of.courseId }
    : { table: sql.table('curriculum_notes'), column: sql.ref('curriculum_id'), id: of.curriculumId }

/** Writes the note and tells what stood there before, as the row's lock found it. */
export async function putNote(tx: Tx, memberId: number, of: NoteOf, content: string, now: Date): Promise<Note | null> {
  const { table, column, id } = place(of)
  const found = await sql<{ content: string | null; savedAt: Date }>`
    insert into ${table} (member_id, ${column}, content, saved_at) values (${memberId}, ${id}, ${content}, ${now})
    on conflict (member_id, ${column}) do update set content = excluded.content, saved_at = excluded.saved_at
    returning old.content, old.saved_at as "savedAt"`.execute(tx)
  const { content: before, savedAt } = found.rows[0]!
  return before === null ? null : { content: before, savedAt }
}

export async function insertVersion(tx: Tx, memberId: number, of: NoteOf, note: Note): Promise<void> {
  const { column, id } = place(of)
  await sql`
    insert into note_versions (member_id, ${column}, content, saved_at)
    values (${memberId}, ${id}, ${note.content}, ${note.savedAt})`.execute(tx)
}

export async function newestVersionAt(tx: Tx, memberId: number, of: NoteOf): Promise<Date | null> {
  const { column, id } = place(of)
  const found = await sql<{ savedAt: Date }>`
    select saved_at as "savedAt" from note_versions where member_id = ${memberId} and ${column} = ${id}
    order by id desc limit 1`.execute(tx)
  return found.rows[0]?.savedAt ?? null
}

export async function keepNewestVersions(tx: Tx, memberId: number, of: NoteOf, count: number): Promise<void> {
  const { column, id } = place(of)
  await sql`
    delete from note_versions where member_id = ${memberId} and ${column} = ${id} and id <= (
      select id from note_versions where member_id = ${memberId} and ${column} = ${id}
      order by id desc offset ${count} limit 1)`.execute(tx)
}

/** The learner's own note; empty where none was written. */
export async function readNote(
  db: Reader,
  memberId: number,
  of: NoteOf,
): Promise<{ content: string; savedAt: Date | null }> {
  const { table, column, id } = place(of)
  const found = await sql<Note>`
    select content, saved_at as "savedAt" from ${table} where member_id = ${memberId} and ${column} = ${id}`.execute(db)
  return found.rows[0] ?? { content: '', savedAt: null }
}
