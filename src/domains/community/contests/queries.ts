import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { isBlocked, notBlocked } from '../blocks/queries.ts'
import { WORKS_A_PAGE, type Entrants } from './terms.ts'

const MOST_CONTESTS = 100

export function listContests(db: Reader) {
  return db
    .selectFrom('illust_contests as c')
    .selectAll('c')
    .select(
      sql<number>`(select count(*) from illust_contest_applicants a where a.contest_id = c.id and a.approved_at is null
        and a.refused_at is null)::integer`.as('unseen'),
    )
    .select(
      sql<number>`(select count(*) from illust_contest_applicants a where a.contest_id = c.id)::integer`.as('entries'),
    )
    .orderBy('c.starts_at', 'desc')
    .limit(MOST_CONTESTS)
    .execute()
}

/** Who looks, and when. */
type Looking = { viewer: number | null; now: Date }

/** Whether a work carries the name of somebody between whom and this member there is a block; those with a prize stay. */
const isKeptFrom = ({ viewer, now }: Looking) => sql<boolean>`(a.shows_name and a.award is null
  and ${isBlocked(viewer, 'a.member_id')} and a.contest_id in (
    select id from illust_contests where results_at <= ${now} and published_at is not null))`

const FACES = 4

/** A few works of each contest for its card: those with a prize first, where it is told. */
export async function listFaces(db: Reader, ids: readonly number[], looking: Looking) {
  const { rows } = await sql<{ contest_id: number; id: number; width: number; height: number }>`
    select c.id as contest_id, w.id, w.width, w.height from illust_contests c
    cross join lateral (
      select a.id, a.width, a.height from illust_contest_applicants a
      where a.contest_id = c.id and a.approved_at is not null and a.hidden_at is null
        and not ${isKeptFrom(looking)}
      order by case when c.results_at <= ${looking.now} and a.award is not null then a.id end, a.approved_at desc, a.id desc
      limit ${FACES}) w
    where c.id = any(${ids}::bigint[])`.execute(db)
  return rows
}

export const findContest = (db: Reader, id: number) =>
  db.selectFrom('illust_contests').selectAll().where('id', '=', id).executeTakeFirst()

export const lockContest = (tx: Tx, id: number) =>
  tx.selectFrom('illust_contests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** With the name of who entered, where they wish it said and no block is between. */
const shownWorks = (db: Reader, contestId: number, viewer: number | null) =>
  db
    .selectFrom('illust_contest_applicants as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.width', 'a.height'])
    .select(
      sql<string | null>`case when a.shows_name and ${notBlocked(viewer, 'a.member_id')} then m.name end`.as('credit'),
    )
    .where('a.contest_id', '=', contestId)
    .where('a.approved_at', 'is not', null)
    .where('a.hidden_at', 'is', null)

/** What staff have approved, the newest first, and one more to know whether there is another page. */
export function listApproved(db: Reader, contestId: number, { page, ...looking }: Looking & { page: number }) {
  return shownWorks(db, contestId, looking.viewer)
    .where(({ not }) => not(isKeptFrom(looking)))
    .orderBy('a.approved_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(WORKS_A_PAGE + 1)
    .offset((page - 1) * WORKS_A_PAGE)
    .execute()
}

/** Those with an award: in the order in which the contest names its prizes, then in which they were given. */
export function listAwarded(db: Reader, contestId: number, viewer: number | null) {
  return shownWorks(db, contestId, viewer)
    .select(['a.award', 'a.praise'])
    .where('a.award', 'is not', null)
    .orderBy(
      sql`(select nullif(strpos(c.prizes, a.award), 0) from illust_contests c where c.id = ${contestId})`,
      (asc) => asc.nullsLast(),
    )
    .orderBy('a.awarded_at', (asc) => asc.nullsFirst())
    .orderBy('a.id')
    .limit(50)
    .execute()
}

/** The prizes of those who have left the school. */
export const listLeftAwards = (db: Reader, contestId: number) =>
  db
    .selectFrom('contest_left_awards')
    .select(['id', 'award'])
    .where('contest_id', '=', contestId)
    .orderBy('id')
    .execute()

export const findOwn = (db: Reader, contestId: number, memberId: number) =>
  db
    .selectFrom('illust_contest_applicants')
    .select([
      'id',
      'width',
      'height',
      'applied_at',
      'approved_at',
      'refused_at',
      'refusal',
      'award',
      'shows_name',
      'hidden_at',
    ])
    .where('contest_id', '=', contestId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

export const findWork = (db: Reader, id: number, looking: Looking) =>
  db
    .selectFrom('illust_contest_applicants as a')
    .select(['a.id', 'a.contest_id', 'a.member_id', 'a.image_key', 'a.small_key', 'a.approved_at', 'a.hidden_at'])
    .select(isKeptFrom(looking).as('kept_from'))
    .where('a.id', '=', id)
    .executeTakeFirst()

export const lockWork = (tx: Tx, id: number) =>
  tx.selectFrom('illust_contest_applicants').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Entry = {
  contest_id: number
  member_id: number
  image_key: string
  small_key: string
  width: number
  height: number
  declared_version: string
  declared_at: Date
  applied_at: Date
  shows_name: boolean
  rules_edition: number
}

const UNSEEN = {
  ...{ approved_at: null, refused_at: null, refusal: null, award: null, praise: null, awarded_at: null },
  ...{ hidden_at: null, cleared_at: null },
}

/** One for each member: a new one takes the place of the one before, whose pictures it answers, and is looked at again. */
export async function putEntry(tx: Tx, entry: Entry) {
  const before = await tx
    .selectFrom('illust_contest_applicants')
    .select(['image_key', 'small_key'])
    .where('contest_id', '=', entry.contest_id)
    .where('member_id', '=', entry.member_id)
    .forUpdate()
    .executeTakeFirst()
  const { id } = await tx
    .insertInto('illust_contest_applicants')
    .values(entry)
    .onConflict((conflict) =>
      conflict.constraint('illust_contest_applicants_once').doUpdateSet({ ...entry, ...UNSEEN }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return { before: before ?? null, id }
}

export async function deleteEntry(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('illust_contest_applicants').where('id', '=', id).execute()
}

type Marks = {
  approved_at?: Date | null
  refused_at?: Date | null
  refusal?: string | null
  award?: string | null
  awarded_at?: Date | null
  praise?: string | null
}
export async function markWork(tx: Tx, id: number, marks: Marks): Promise<void> {
  await tx.updateTable('illust_contest_applicants').set(marks).where('id', '=', id).execute()
}

export type ContestWords = {
  title: string
  theme: string
  content: string
  rules: string
  prizes: string
  starts_at: Date
  ends_at: Date
  results_at: Date | null
  entrants: Entrants
  asks_address: boolean
}

export async function insertContest(tx: Tx, words: ContestWords): Promise<number> {
  const row = await tx.insertInto('illust_contests').values(words).returning('id').executeTakeFirstOrThrow()
  return row.id
}

type Change = Partial<ContestWords> & {
  rules_edition?: number
  published_at?: Date
  archived_at?: Date
  results_told_at?: Date | null
}
export async function updateContest(tx: Tx, id: number, change: Change): Promise<void> {
  await tx.updateTable('illust_contests').set(change).where('id', '=', id).execute()
}

/** The entries of a contest for who runs it: without a name, what waits for a look first. */
export function listEntries(db: Reader, contestId: number, { most, offset }: { most: number; offset: number }) {
  return db
    .selectFrom('illust_contest_applicants')
    .select(['id', 'applied_at', 'approved_at', 'refused_at', 'refusal', 'award', 'hidden_at'])
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .where('contest_id', '=', contestId)
    .orderBy((or) => sql`${or.ref('approved_at')} is null and ${or.ref('refused_at')} is null`, 'desc')
    .orderBy('id')
    .limit(most)
    .offset(offset)
    .execute()
}

/** Whoever judges a contest enters nothing. */
export const isJudge = async (db: Reader, contestId: number, memberId: number): Promise<boolean> =>
  (await db
    .selectFrom('contest_judges')
    .select('member_id')
    .where('contest_id', '=', contestId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()) !== undefined

export const findAddress = (db: Reader, memberId: number) =>
  db.selectFrom('members').select(['name', 'email']).where('id', '=', memberId).executeTakeFirst()

/** Whose results stand, and nobody has been told yet. */
export const listUntold = (db: Reader, now: Date) =>
  db
    .selectFrom('illust_contests')
    .select(['id', 'title'])
    .where('results_at', '<=', now)
    .where('published_at', 'is not', null)
    .where('results_told_at', 'is', null)
    .orderBy('id')
    .execute()

export const listEntrants = (db: Reader, contestId: number) =>
  db
    .selectFrom('illust_contest_applicants as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id as workId', 'm.id as memberId', 'm.name', 'm.email'])
    .where('a.contest_id', '=', contestId)
    .where('a.approved_at', 'is not', null)
    .orderBy('a.id')
    .execute()

/** The own work that has won, with what stands on its paper. */
export const findOwnAward = (db: Reader, workId: number, memberId: number) =>
  db
    .selectFrom('illust_contest_applicants as a')
    .innerJoin('illust_contests as c', 'c.id', 'a.contest_id')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(['a.id', 'a.award', 'm.name', 'c.title', 'c.theme', 'c.results_at', 'c.published_at'])
    .where('a.id', '=', workId)
    .where('a.member_id', '=', memberId)
    .where('a.award', 'is not', null)
    .where('a.approved_at', 'is not', null)
    .where('a.hidden_at', 'is', null)
    .executeTakeFirst()

/** What stays of the prizes of a member who leaves, where they were told already. */
export async function keepAwardsOf(tx: Tx, memberId: number, now: Date): Promise<void> {
  await sql`
    insert into contest_left_awards (contest_id, award)
    select a.contest_id, a.award from illust_contest_applicants a join illust_contests c on c.id = a.contest_id
    where a.member_id = ${memberId} and a.award is not null and a.approved_at is not null and a.hidden_at is null and c.results_at <= ${now}
      and c.published_at is not null`.execute(tx)
}

/** Works in contests whose results nobody knows yet. */
export async function countWaitingEntries(db: Reader, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('illust_contest_applicants as a')
    .innerJoin('illust_contests as c', 'c.id', 'a.contest_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('a.member_id', '=', memberId)
    .where('a.refused_at', 'is', null)
    .where('a.award', 'is', null)
    .where('c.archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
