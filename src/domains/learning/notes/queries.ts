import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { KeptVersion, Note } from './terms.ts'

export type NoteOf = { courseId: number } | { curriculumId: number }

const place = (of: NoteOf) =>
  'courseId' in of
    ? { table: sql.table('course_notes'), column: sql.ref('course_id'), id: of.courseId }
    : { table: sql.table('curriculum_notes'), column: sql.ref('curriculum_id'), id: of.curriculumId }

type Save = { content: string; restsOn: number | null; now: Date }
export type Replaced = { version: number; before: { content: string; savedAt: Date } | null }

/**
 * Writes the note and tells what stood there before, as the row's lock found it; null where another text stands there
 * than the one it was written on.
 */
export async function putNote(
  tx: Tx,
  memberId: number,
  of: NoteOf,
  { content, restsOn, now }: Save,
): Promise<Replaced | null> {
  const { table, column, id } = place(of)
  const found = await sql<{ version: number; content: string | null; savedAt: Date }>`
    insert into ${table} as note (member_id, ${column}, content, saved_at)
    values (${memberId}, ${id}, ${content}, ${now})
    on conflict (member_id, ${column}) do update set content = excluded.content, saved_at = excluded.saved_at,
      version = note.version + (note.content <> excluded.content)::integer
    where coalesce(note.version = ${restsOn}, true) or note.content = excluded.content
    returning new.version, old.content, old.saved_at as "savedAt"`.execute(tx)
  const row = found.rows[0]
  if (!row) return null
  const { version, content: before, savedAt } = row
  return { version, before: before === null ? null : { content: before, savedAt } }
}

type Kept = { content: string; savedAt: Date }

/** A save that is sent again because its answer was lost leaves its version once. */
export async function insertVersion(tx: Tx, memberId: number, of: NoteOf, note: Kept): Promise<void> {
  const { column, id } = place(of)
  await sql`
    insert into note_versions (member_id, ${column}, content, saved_at)
    select ${memberId}, ${id}, ${note.content}, ${note.savedAt}
    where ${note.content} is distinct from (
      select content from note_versions where member_id = ${memberId} and ${column} = ${id} order by id desc limit 1)`.execute(
    tx,
  )
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

/** What the note was, newest first; there are never more than a save leaves. */
export async function listVersions(db: Reader, memberId: number, of: NoteOf): Promise<KeptVersion[]> {
  const { column, id } = place(of)
  const found = await sql<Kept & { id: number }>`
    select id, content, saved_at as "savedAt" from note_versions
    where member_id = ${memberId} and ${column} = ${id} order by id desc`.execute(db)
  return found.rows.map(({ savedAt, ...row }) => ({ ...row, savedAt: savedAt.toISOString() }))
}

/** The learner's own note; empty where none was written. */
export async function readNote(db: Reader, memberId: number, of: NoteOf): Promise<Note> {
  return (await readNoteThan(db, memberId, of, null)) ?? { content: '', version: 0, savedAt: null }
}

/** The note, unless it still is of this version: then its row alone is touched, however long the text. */
export async function readNoteThan(
  db: Reader,
  memberId: number,
  of: NoteOf,
  version: number | null,
): Promise<Note | null> {
  const { table, column, id } = place(of)
  const found = await sql<{ content: string; version: number; savedAt: Date }>`
    select content, version, saved_at as "savedAt" from ${table}
    where member_id = ${memberId} and ${column} = ${id} and version is distinct from ${version}`.execute(db)
  const row = found.rows[0]
  return row ? { ...row, savedAt: row.savedAt.toISOString() } : null
}
