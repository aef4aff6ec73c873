import { type RawBuilder, sql } from 'kysely'
import type { Db, Reader, Tx } from '#platform/db.ts'
import { type SheetName, sheetNames } from './terms.ts'

const announced = (place: string) => ({ table: 'notifications', where: sql`x.place = ${place}` })

/** Where the rows of a sheet stand here, and by which word of their own they are called where the school gave none. */
const tables: Record<SheetName, { table: string; slug?: RawBuilder<unknown>; where?: RawBuilder<unknown> }> = {
  categories: { table: 'categories', slug: sql`x.slug` },
  free_categories: { table: 'free_categories', slug: sql`x.slug` },
  teachers: { table: 'teachers' },
  courses: { table: 'courses' },
  lessons: { table: 'lessons', where: sql`x.archived_at is null` },
  chapters: { table: 'chapters', where: sql`x.archived_at is null` },
  points: { table: 'check_points' },
  primes: { table: 'prime_lessons', where: sql`x.archived_at is null` },
  steps: { table: 'video_steps' },
  groups: { table: 'course_groups', slug: sql`x.key` },
  problems: { table: 'problems', slug: sql`x.slug` },
  curriculums: { table: 'curriculums' },
  curriculum_steps: { table: 'curriculum_steps' },
  voices: { table: 'customer_voices' },
  skill_paths: { table: 'skill_paths' },
  panels: { table: 'display_panels' },
  panel_rows: { table: 'display_panel_groups' },
  faq: { table: 'faq_entries' },
  notifications: announced('line'),
  banners: announced('banner'),
  popups: announced('popup'),
  sister: announced('sister'),
}

/** Gives everything that has no key one of its own, so that it can be named outside; keys of what is gone go. */
export async function giveKeys(db: Db): Promise<void> {
  for (const sheet of sheetNames) {
    const { table, slug, where } = tables[sheet]
    const from = sql.table(table)
    await sql`delete from import_keys k where k.sheet = ${sheet} and not exists (select from ${from} x where x.id = k.id)`.execute(
      db,
    )
    // A word of chance beside the number: the same number in another school is something else.
    const drawn = sql`${sheet} || '-' || x.id || '-' || substr(md5(random()::text), 1, 6)`
    await sql`insert into import_keys (sheet, key, id) select ${sheet}, ${slug ?? drawn}, x.id from ${from} x
      where ${where ?? sql`true`} and not exists (select from import_keys k where k.sheet = ${sheet} and k.id = x.id)
      on conflict do nothing`.execute(db)
  }
}

export type Keys = {
  idOf(sheet: SheetName, key: string): number | undefined
  keyOf(sheet: SheetName, id: number): string | undefined
  note(sheet: SheetName, key: string, id: number): void
}

export async function readKeys(db: Reader): Promise<Keys> {
  const rows = await db.selectFrom('import_keys').select(['sheet', 'key', 'id']).execute()
  const ids = new Map<string, number>()
  const keys = new Map<string, string>()
  const note = (sheet: string, key: string, id: number) => {
    ids.set(`${sheet}:${key}`, id)
    keys.set(`${sheet}:${id}`, key)
  }
  for (const { sheet, key, id } of rows) note(sheet, key, Number(id))
  return {
    idOf: (sheet, key) => ids.get(`${sheet}:${key}`),
    keyOf: (sheet, id) => keys.get(`${sheet}:${id}`),
    note,
  }
}

/** The courses that these keys name here, by key. */
export async function courseIdsByKey(db: Reader, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; id: number }>`
    select key, id from import_keys where sheet = 'courses' and key = any(${keys}::text[])`.execute(db)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** In the transaction that makes it. */
export async function putKey(tx: Tx, sheet: SheetName, key: string, id: number): Promise<void> {
  await tx.deleteFrom('import_keys').where('sheet', '=', sheet).where('id', '=', id).execute()
  await tx
    .insertInto('import_keys')
    .values({ sheet, key, id })
    .onConflict((conflict) => conflict.columns(['sheet', 'key']).doUpdateSet({ id }))
    .execute()
}

export type Keyed = { sheet: SheetName; key: string; id: number }

/** The same for many that are new. */
export async function putKeys(tx: Tx, keyed: readonly Keyed[]): Promise<void> {
  const [sheets, keys, ids] = [keyed.map(({ sheet }) => sheet), keyed.map(({ key }) => key), keyed.map(({ id }) => id)]
  await sql`insert into import_keys (sheet, key, id)
    select * from unnest(${sheets}::text[], ${keys}::text[], ${ids}::bigint[])
    on conflict (sheet, key) do update set id = excluded.id`.execute(tx)
}
