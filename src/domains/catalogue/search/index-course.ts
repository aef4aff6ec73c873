import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fold, gramsOf } from './fold.ts'

const BATCH = 500

type Source = {
  id: number
  title: string
  kana: string
  description: string
  teachers: { name: string; kana: string }[]
}
type Reading = readonly [word: string, reading: string]

/** Writes what the search reads of one course; part of the transaction that changes it. */
export async function indexCourse(db: Reader, courseId: number): Promise<void> {
  await writeDocuments(db, await listSources(db, [courseId]), await listReadings(db))
}

/** Writes what the search reads of every course, some hundreds at a time. */
export async function rebuildSearch(db: Reader): Promise<void> {
  const readings = await listReadings(db)
  const ids = (await db.selectFrom('courses').select('id').orderBy('id').execute()).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += BATCH) {
    await writeDocuments(db, await listSources(db, ids.slice(at, at + BATCH)), readings)
  }
}

async function listSources(db: Reader, ids: number[]): Promise<Source[]> {
  const { rows } = await sql<Source>`
    select c.id, c.title, c.kana, c.description,
      coalesce((select json_agg(json_build_object('name', t.name, 'kana', t.kana) order by ct.position, t.id)
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id), '[]') as teachers
    from courses c where c.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

async function listReadings(db: Reader): Promise<Reading[]> {
  const rows = await db.selectFrom('search_readings').select(['word', 'reading']).execute()
  return rows.map(({ word, reading }) => [fold(word), fold(reading)] as const)
}

async function writeDocuments(db: Reader, sources: Source[], readings: Reading[]): Promise<void> {
  if (sources.length === 0) return
  const documents = sources.map((source) => toDocument(source, readings))
  await sql`
    insert into search_documents (course_id, title, teachers, description, grams, opened_at, shown)
    select d.id, d.title, d.teachers, d.description, array(select jsonb_array_elements_text(d.grams)),
      c.opened_at, coalesce(search_window(d.id), 'empty')
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb)
      as d (id bigint, title text, teachers text, description text, grams jsonb)
    join courses c on c.id = d.id
    on conflict (course_id) do update set title = excluded.title, teachers = excluded.teachers,
      description = excluded.description, grams = excluded.grams, opened_at = excluded.opened_at, shown = excluded.shown
  `.execute(db)
}

/** Lines of one field never run into each other: a word that is looked for holds no line break. */
export function toDocument(source: Source, readings: Reading[]) {
  const title = withReadings([fold(source.title), fold(source.kana)], readings)
  const description = withReadings([fold(source.description)], readings)
  const teachers = source.teachers
    .flatMap(({ name, kana }) => [name, kana].flatMap(withoutGap))
    .filter(Boolean)
    .join('\n')
  return { id: source.id, title, teachers, description, grams: gramsOf(title, teachers, description) }
}

function withReadings(lines: string[], readings: Reading[]): string {
  const spoken = readings.filter(([word]) => lines.some((line) => line.includes(word))).map(([, reading]) => reading)
  return [...new Set([...lines, ...spoken])].filter(Boolean).join('\n')
}

/** 「青木 はる」 is found by 「青木はる」 too. */
function withoutGap(name: string): string[] {
  const folded = fold(name)
  return [...new Set([folded, folded.replaceAll(' ', '')])]
}
