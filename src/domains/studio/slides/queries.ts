import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { SlidePlace } from './terms.ts'

export type NextSlides = { id: number; fileName: string; state: 'waiting' | 'failed'; trouble: string | null }
export type SlidesRow = {
  courseId: number
  courseTitle: string
  lessonTitle: string | null
  title: string
  /** What is shown: its folder in the store, and how many pages lie there. */
  key: string | null
  pages: number
  /** The PDF on its way here. */
  next: NextSlides | null
  samples: { key: string | null; pages: number }
}

const from: Record<SlidePlace['kind'], RawBuilder<unknown>> = {
  chapter: sql`h.title, l.title as "lessonTitle", h.slide_url as key, h.slide_pages as pages
    from chapters h join lessons l on l.id = h.lesson_id join courses c on c.id = l.course_id
    where h.archived_at is null and h.id = `,
  prime: sql`h.title, null as "lessonTitle", h.slide_url as key, h.slide_pages as pages
    from prime_lessons h join courses c on c.id = h.course_id where h.archived_at is null and h.id = `,
  samples: sql`'サンプルスライド' as title, null as "lessonTitle", c.sample_slides_key as key, c.sample_slide_pages as pages
    from courses c where c.id = `,
}

/** A place with the slides that it shows and those that are on their way, in one statement. */
export async function findSlides(db: Reader, { kind, id }: SlidePlace): Promise<SlidesRow | undefined> {
  const { rows } = await sql<SlidesRow>`
    select c.id as "courseId", c.title as "courseTitle",
      (select json_build_object('id', s.id, 'fileName', s.file_name, 'state', s.state, 'trouble', s.trouble)
        from slide_sets s where s.place_kind = ${kind} and s.place_id = ${id} and s.state <> 'ready') as next,
      json_build_object('key', c.sample_slides_key, 'pages', c.sample_slide_pages) as samples,
      ${from[kind]}${id}`.execute(db)
  return rows[0]
}

type Shown = { key: string | null; pages: number }

/** From now on the place shows these. */
export async function putSlides(tx: Tx, { kind, id }: SlidePlace, { key, pages }: Shown): Promise<void> {
  const set = { slide_url: key, slide_pages: pages }
  if (kind === 'samples')
    await tx
      .updateTable('courses')
      .set({ sample_slides_key: key, sample_slide_pages: pages })
      .where('id', '=', id)
      .execute()
  else if (kind === 'chapter') await tx.updateTable('chapters').set(set).where('id', '=', id).execute()
  else await tx.updateTable('prime_lessons').set(set).where('id', '=', id).execute()
}

type Made = { key: string; memberId: number; now: Date }

export async function insertWaiting(
  tx: Tx,
  { kind, id }: SlidePlace,
  set: Made & { pdfKey: string; fileName: string },
): Promise<number> {
  const row = await tx
    .insertInto('slide_sets')
    .values({
      ...{ key: set.key, state: 'waiting', file_name: set.fileName, pdf_key: set.pdfKey },
      ...{ place_kind: kind, place_id: id, made_by: set.memberId, made_at: set.now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** A set that is there at once, from pages of others. */
export const insertReady = (db: Reader, { key, memberId, now, pages }: Made & { pages: number }) =>
  db.insertInto('slide_sets').values({ key, state: 'ready', pages, made_by: memberId, made_at: now }).execute()

/** Ends what is on its way to a place, and tells the keys of its PDF. */
export async function dropNext(tx: Tx, { kind, id }: SlidePlace): Promise<string[]> {
  const rows = await tx
    .deleteFrom('slide_sets')
    .where('place_kind', '=', kind)
    .where('place_id', '=', id)
    .where('state', '<>', 'ready')
    .returning(['pdf_key'])
    .execute()
  return rows.flatMap(({ pdf_key }) => pdf_key ?? [])
}

export const findWaiting = (db: Reader, id: number) =>
  db
    .selectFrom('slide_sets')
    .select(['id', 'key', 'pdf_key as pdfKey', 'file_name as fileName', 'made_by as madeBy'])
    .select(['place_kind as placeKind', 'place_id as placeId'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
