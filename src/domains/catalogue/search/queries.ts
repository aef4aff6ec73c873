import { sql, type RawBuilder } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { fileLink } from '#platform/file-link.ts'
import { gramsNeeded } from './fold.ts'
import { mostHits, type SearchAnswer, type SearchHit } from './terms.ts'
import { synonymsOf } from './words.ts'

const any = (conditions: RawBuilder<unknown>[]) => sql`(${sql.join(conditions, sql` or `)})`
const oneOf = (searches: RawBuilder<unknown>[]) => sql`(${sql.join(searches, sql` union `)})`
const stands = (phrase: string, field: 'title' | 'teachers' | 'description') =>
  sql`position(${phrase}::text in d.${sql.ref(field)}) > 0`

/**
 * The pieces find quickly, the text itself decides; up to two characters are a piece and need no second look. Each
 * wording is a search of its own: the index answers that alone, where an "or" would have every row's pieces unpacked.
 */
function containing(phrase: string): RawBuilder<unknown> {
  const holding = sql`courses_holding(${gramsNeeded(phrase)}::text[])`
  if (isPiece(phrase)) return sql`select ${holding}`
  return sql`select d.course_id from ${holding} as id join search_documents d on d.course_id = id
    where ${any([stands(phrase, 'title'), stands(phrase, 'teachers'), stands(phrase, 'description')])}`
}

const isPiece = (phrase: string) => [...phrase].length <= 2 && !phrase.includes(' ')

/** 0 where the title says it, 1 where a teacher's name does, 2 where only the description does. */
const placeOf = (wordings: string[]) => sql`case
  when ${any(wordings.map((phrase) => stands(phrase, 'title')))} then 0
  when ${any(wordings.map((phrase) => stands(phrase, 'teachers')))} then 1
  else 2 end`

type Row = {
  total: number
  id: number
  title: string
  description: string
  cover_key: string | null
  opened_at: Date | null
  closed_at: Date | null
  teachers: { teacher_name: string }[]
  windows: { opened_at: string | null; closed_at: string | null }[]
}

/** The best twenty of the courses that are open now and contain everything wanted, and how many there are in all. */
export async function findCourses(db: Reader, wanted: string[][], now: Date): Promise<SearchAnswer> {
  if (wanted.length === 0) return { nbHits: 0, hits: [] }
  // One short wording, as most keystrokes are, needs no second look: the row that is found is the one that is read.
  const [only] = wanted.length === 1 && wanted[0]!.length === 1 ? wanted[0]! : []
  const source =
    only !== undefined && isPiece(only)
      ? sql`search_documents d where d.grams @> ${gramsNeeded(only)}::text[]`
      : sql`found join search_documents d on d.course_id = found.id where true`
  const { rows } = await sql<Row>`
    with found (id) as materialized (
      ${sql.join(
        wanted.map((wordings) => oneOf(wordings.map(containing))),
        sql` intersect `,
      )}
    ), matched as materialized (
      select d.course_id, d.opened_at, greatest(${sql.join(wanted.map(placeOf))}) as place
      from ${source} and d.shown @> ${now}::timestamptz
    ), best as (
      select * from matched order by place, opened_at desc, course_id limit ${mostHits}
    )
    select (select count(*) from matched) as total, c.id, c.title, c.description, c.cover_key, c.opened_at, c.closed_at,
      coalesce((select json_agg(json_build_object('teacher_name', t.name) order by ct.position, t.id)
        from course_teachers ct join teachers t on t.id = ct.teacher_id where ct.course_id = c.id), '[]') as teachers,
      (select json_agg(json_build_object('opened_at', s.opened_at, 'closed_at', s.closed_at) order by s.position, s.id)
        from subscription_courses s where s.course_id = c.id) as windows
    from best join courses c on c.id = best.course_id
    order by best.place, best.opened_at desc, best.course_id`.execute(db)
  return { nbHits: rows[0]?.total ?? 0, hits: rows.map(toHit) }
}

/** Between two changes of what is open: whatever is asked in this time is answered alike. */
export type Stretch = { since: Date | null; until: Date | null }

export async function windowsAround(db: Reader, now: Date): Promise<Stretch> {
  const { rows } = await sql<Stretch>`
    select max(moment) filter (where moment <= ${now}::timestamptz) as since,
      min(moment) filter (where moment > ${now}::timestamptz) as until
    from search_documents d, lateral (values (lower(d.shown)), (upper(d.shown))) as bound (moment)`.execute(db)
  return rows[0]!
}

function toHit(row: Row): SearchHit {
  return {
    objectID: String(row.id),
    title: row.title,
    description: row.description,
    master_id: row.id,
    pr_thumbnail_url: fileLink(row.cover_key),
    opened_at: row.opened_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    teachers: row.teachers,
    master_subscription_courses: row.windows.map(({ opened_at, closed_at }) => ({
      opened_at: iso(opened_at),
      closed_at: iso(closed_at),
    })),
  }
}

const iso = (time: string | null) => (time === null ? null : new Date(time).toISOString())

export async function readSynonyms(db: Reader) {
  const rows = await db.selectFrom('search_synonyms').select(['word', 'set_id']).execute()
  const sets = Map.groupBy(rows, (row) => row.set_id)
  return synonymsOf([...sets.values()].map((set) => set.map(({ word }) => word)))
}
