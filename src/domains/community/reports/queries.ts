import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { written } from '#platform/written.ts'
import { isBlocked, notBlocked } from '../blocks/queries.ts'
import type { CommentStatus, ReportStatus, Theme } from './terms.ts'
import { MADE_WITH, PER_PAGE } from './terms.ts'

export type Narrowed = { theme: Theme | null; page: number; viewer: number | null }

/** What everybody may see, but those between whom and its author there is a block. */
const opened = (db: Reader, theme: Theme | null, viewer: number | null) =>
  db
    .selectFrom('illust_reports as r')
    .where('r.status', '=', written('opened'))
    .where('r.waits_since', 'is', null)
    .where('r.hidden_at', 'is', null)
    .$if(viewer !== null, (query) => query.where(notBlocked(viewer, 'r.member_id')))
    .$if(theme !== null, (query) => query.where('r.theme', '=', theme))

type Opened = ReturnType<typeof opened>
const newestFirst = (reports: Opened) => reports.orderBy('r.posted_at', 'desc').orderBy('r.id', 'desc')

/** Who drew them and how many like them is asked of those that are shown alone, never of those that are passed over. */
const onWall = (db: Reader, reports: Opened) =>
  db
    .selectFrom(
      reports.select(['r.id', 'r.title', 'r.width', 'r.height', 'r.member_id', 'r.lesson_id', 'r.posted_at']).as('r'),
    )
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['r.id', 'r.title', 'r.width', 'r.height', 'm.name', 'm.avatar_key'])
    .select(sql<number>`(select count(*) from illust_report_goods g where g.report_id = r.id)::integer`.as('goods'))
    .orderBy('r.posted_at', 'desc')
    .orderBy('r.id', 'desc')
export type WallRow = Awaited<ReturnType<typeof listOpened>>[number]

/** A page of the wall, the newest first. */
export function listOpened(db: Reader, { theme, page, viewer }: Narrowed) {
  const reports = newestFirst(opened(db, theme, viewer))
    .limit(sql.lit(PER_PAGE))
    .$if(page > 1, (query) => query.offset((page - 1) * PER_PAGE))
  return onWall(db, reports).execute()
}

/** The newest that name one of these lessons. */
export function listMadeWith(db: Reader, lessonIds: readonly number[], viewer: number | null) {
  const reports = newestFirst(opened(db, null, viewer)).where('r.lesson_id', 'in', [...lessonIds])
  return onWall(db, reports.limit(sql.lit(MADE_WITH)))
    .select('r.lesson_id')
    .execute()
}

/** The same for a course's own page, with what their authors say; it is read for everybody at once. */
export async function listMadeInCourse(db: Reader, lessonIds: readonly number[]) {
  if (lessonIds.length === 0) return []
  const reports = newestFirst(opened(db, null, null)).where('r.lesson_id', 'in', [...lessonIds])
  return reports
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['r.id', 'r.title', 'r.content', 'r.width', 'r.height', 'r.member_id', 'r.posted_at', 'm.name'])
    .limit(sql.lit(MADE_WITH))
    .execute()
}

/** Those of a list that was made before, in its order. */
export async function listThese(db: Reader, ids: readonly number[], viewer: number | null): Promise<WallRow[]> {
  if (ids.length === 0) return []
  const rows = await onWall(db, opened(db, null, viewer).where('r.id', 'in', [...ids])).execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Of all that are open, whoever looks. */
export async function countOpened(db: Reader, theme: Theme | null): Promise<number> {
  return countOf(opened(db, theme, null))
}

/** So many of them are not for this member: those of authors between whom and them there is a block. */
export async function countBlocked(db: Reader, theme: Theme | null, viewer: number): Promise<number> {
  return countOf(opened(db, theme, null).where(isBlocked(viewer, 'r.member_id')))
}

async function countOf(reports: ReturnType<typeof opened>): Promise<number> {
  const { count } = await reports.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** All of one member's own, also those that nobody else sees. */
export function listOwn(db: Reader, memberId: number, page: number) {
  return db
    .selectFrom('illust_reports')
    .select(['id', 'title', 'width', 'height', 'status', 'posted_at', 'waits_since', 'hidden_at'])
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .where('member_id', '=', memberId)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute()
}

const blocked = (viewer: number | null) => sql<boolean>`not ${notBlocked(viewer, 'r.member_id')}`.as('blocked')

export function findReport(db: Reader, id: number, viewer: number | null) {
  return db
    .selectFrom('illust_reports as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .select(['r.id', 'r.member_id', 'r.title', 'r.content', 'r.status', 'r.comment_status', 'r.width', 'r.height'])
    .select(['r.lesson_id', 'r.posted_at', 'r.edited_at', 'r.waits_since', 'r.hidden_at', 'm.name', 'm.avatar_key'])
    .select(blocked(viewer))
    .where('r.id', '=', id)
    .executeTakeFirst()
}

/** What decides who may see it and what may be done, and where its pictures are. */
export function findStanding(db: Reader, id: number, viewer: number | null) {
  return db
    .selectFrom('illust_reports as r')
    .select(['r.id', 'r.member_id', 'r.status', 'r.comment_status', 'r.image_key', 'r.small_key'])
    .select(['r.waits_since', 'r.hidden_at'])
    .select(blocked(viewer))
    .where('r.id', '=', id)
    .executeTakeFirst()
}

/** So many things of theirs have been let stand: reports, and what they said to others'. */
export async function countLetStand(db: Reader, memberId: number): Promise<number> {
  const found = await sql<{ count: number }>`
    select (select count(*) from illust_reports where member_id = ${memberId} and waits_since is null and hidden_at is null)
      + (select count(*) from illust_report_comments
          where member_id = ${memberId} and waits_since is null and hidden_at is null) as count`.execute(db)
  return Number(found.rows[0]!.count)
}

/** Held as it is, by many at once (`share`) or to be changed. */
export function lockReport(tx: Tx, id: number, how: 'share' | 'update' = 'update') {
  const report = tx.selectFrom('illust_reports').selectAll().where('id', '=', id)
  return (how === 'share' ? report.forShare() : report.forUpdate()).executeTakeFirst()
}

/** What the same key brought before, if it did. */
export async function findSent(db: Reader, memberId: number, sendKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('illust_reports')
    .select('id')
    .where('member_id', '=', memberId)
    .where('send_key', '=', sendKey)
    .executeTakeFirst()
  return row?.id ?? null
}

export type NewReport = {
  member_id: number
  title: string
  content: string
  status: ReportStatus
  comment_status: CommentStatus
  image_key: string
  small_key: string
  width: number
  height: number
  lesson_id: number | null
  theme: Theme | null
  posted_at: Date
  send_key: string | null
  waits_since: Date | null
  fingerprint: string
  likeness: string
}

/** Null where the same key has brought one meanwhile. */
export async function insertReport(tx: Tx, report: NewReport): Promise<number | null> {
  const row = await tx
    .insertInto('illust_reports')
    .values(report)
    .onConflict((conflict) => conflict.constraint('illust_reports_sent_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export type ReportWords = Pick<NewReport, 'title' | 'content' | 'status' | 'comment_status'>

type Edited = ReportWords & { edited_at: Date; waits_since?: Date }

export async function updateReport(tx: Tx, id: number, edited: Edited): Promise<void> {
  await tx.updateTable('illust_reports').set(edited).where('id', '=', id).execute()
}

export async function deleteReport(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('illust_reports').where('id', '=', id).execute()
}
