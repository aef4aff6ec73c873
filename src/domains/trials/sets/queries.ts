import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

/** The tag of what the open sets are, the same for everybody. */
export const SETS = 'trial_sets'

export type TrialSet = {
  id: number
  name: string
  allowed: number
  days: number | null
  publishedAt: Date | null
  closedAt: Date | null
}

export type OfferedCourse = { id: number; description: string }
/** A set that members may pick from now; what of it is open is asked of the catalogue, at the moment. */
export type OpenSet = { id: number; name: string; allowed: number; courses: readonly OfferedCourse[] }

/** All that are open, the newest first. */
export const openSets = (house: Pick<House, 'pages' | 'db'>): Promise<readonly OpenSet[]> =>
  house.pages.remember('trial-sets', [SETS, 'catalogue'], () => listOpenSets(house.db))

async function listOpenSets(db: Reader): Promise<OpenSet[]> {
  const { rows } = await sql<OpenSet>`
    select s.id, s.name, s.courses_allowed as allowed,
      (select coalesce(json_agg(json_build_object('id', c.id, 'description', c.description) order by o.position), '[]')
        from trial_set_courses o join courses c on c.id = o.course_id where o.set_id = s.id) as courses
    from trial_sets s where s.published_at is not null and s.closed_at is null
    order by s.published_at desc, s.id desc limit ${MOST_OPEN}`.execute(db)
  return rows
}
const MOST_OPEN = 50

const columns = [
  'id',
  'name',
  'courses_allowed as allowed',
  'days',
  'published_at as publishedAt',
  'closed_at as closedAt',
] as const

export const findSet = (db: Reader, id: number): Promise<TrialSet | undefined> =>
  db.selectFrom('trial_sets').select(columns).where('id', '=', id).executeTakeFirst()

export const lockSet = (tx: Tx, id: number): Promise<TrialSet | undefined> =>
  tx.selectFrom('trial_sets').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

export async function listOffered(db: Reader, setId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('trial_set_courses')
    .select('course_id')
    .where('set_id', '=', setId)
    .orderBy('position')
    .execute()
  return rows.map(({ course_id }) => course_id)
}

export type SetWords = { name: string; allowed: number; days: number | null; courses: number[] }

export async function insertSet(tx: Tx, { name, allowed, days, courses }: SetWords, now: Date): Promise<number> {
  const row = { name, courses_allowed: allowed, days, made_at: now }
  const { id } = await tx.insertInto('trial_sets').values(row).returning('id').executeTakeFirstOrThrow()
  await offer(tx, id, courses)
  return id
}

export async function updateSet(tx: Tx, id: number, { name, allowed, days, courses }: SetWords): Promise<void> {
  await tx.updateTable('trial_sets').set({ name, courses_allowed: allowed, days }).where('id', '=', id).execute()
  await tx.deleteFrom('trial_set_courses').where('set_id', '=', id).execute()
  await offer(tx, id, courses)
}

export async function setOpen(tx: Tx, id: number, at: { published_at?: Date; closed_at: Date | null }): Promise<void> {
  await tx.updateTable('trial_sets').set(at).where('id', '=', id).execute()
}

async function offer(tx: Tx, setId: number, courses: readonly number[]): Promise<void> {
  if (courses.length === 0) return
  await tx
    .insertInto('trial_set_courses')
    .values(courses.map((course_id, position) => ({ set_id: setId, course_id, position })))
    .execute()
}

export type SetLine = TrialSet & { offered: number; made: number; used: number }

/** Every set, with how many codes it has. */
export async function listSets(db: Reader): Promise<SetLine[]> {
  const { rows } = await sql<SetLine>`
    select s.id, s.name, s.courses_allowed as allowed, s.days, s.published_at as "publishedAt", s.closed_at as "closedAt",
      (select count(*)::int from trial_set_courses o where o.set_id = s.id) as offered,
      (select count(*)::int from trial_codes c join trial_code_batches b on b.id = c.batch_id where b.set_id = s.id) as made,
      (select count(c.used_at)::int from trial_codes c join trial_code_batches b on b.id = c.batch_id where b.set_id = s.id) as used
    from trial_sets s order by s.id desc limit ${MOST_SETS}`.execute(db)
  return rows
}
const MOST_SETS = 200
