import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Reference, Target } from './terms.ts'

const MOST_FOUND = 20

/** What an editor may put somewhere: by words in its title, what opens last first; drafts too, as nobody else sees them. */
export async function findReferences(db: Reader, words: string, of: readonly Target[]): Promise<Reference[]> {
  const like = sql`position(lower(normalize(${words}, NFKC)) in lower(normalize(x.title, NFKC))) > 0`
  const parts = {
    course: sql`select 'course' as kind, x.id, x.title, '' as note, 1 as rank, x.opened_at from courses x where ${like}`,
    curriculum: sql`select 'curriculum' as kind, x.id, x.title, '' as note, 0 as rank, x.opened_at from curriculums x where ${like}`,
    teacher: sql`select 'teacher' as kind, x.id, x.name as title, '' as note, 0 as rank, null::timestamptz as opened_at
      from teachers x where position(lower(normalize(${words}, NFKC)) in lower(normalize(x.name || ' ' || x.kana, NFKC))) > 0`,
    lesson: sql`select 'lesson' as kind, l.id, l.title, c.title as note, 2 as rank, c.opened_at
      from lessons l join courses c on c.id = l.course_id
      where l.archived_at is null
        and position(lower(normalize(${words}, NFKC)) in lower(normalize(c.title || ' ' || l.title, NFKC))) > 0`,
  }
  const { rows } = await sql<Reference>`
    select kind, id::float8 as id, title, note from (${sql.join(
      of.map((target) => sql`(${parts[target]} order by opened_at desc nulls last, id limit ${MOST_FOUND})`),
      sql` union all `,
    )}) found order by rank, opened_at desc nulls last, note, id limit ${MOST_FOUND}`.execute(db)
  return rows
}
