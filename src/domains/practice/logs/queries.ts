import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Consents } from './rules.ts'

type NewLog = Consents & {
  memberId: number
  lessonId: number
  stepId: number | null
  key: string | undefined
  memo: string
  imageKey: string
  width: number
  height: number
  smallKey: string
  now: Date
}

/** Null where the same post has come before. */
export async function insertLog(tx: Tx, it: NewLog): Promise<number | null> {
  const row = await tx
    .insertInto('practice_logs')
    .values({
      member_id: it.memberId,
      lesson_id: it.lessonId,
      step_id: it.stepId,
      ...(it.key && { post_key: it.key }),
      memo: it.memo,
      image_key: it.imageKey,
      image_width: it.width,
      image_height: it.height,
      small_key: it.smallKey,
      posted_at: it.now,
      updated_at: it.now,
      picture_consented_at: it.pictureConsentedAt,
      memo_consented_at: it.memoConsentedAt,
    })
    .onConflict((conflict) => conflict.constraint('practice_logs_posted_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** What came again under the same key, with the words of the last time as long as nobody changed them since. */
export async function takeUpLog(
  db: Reader,
  it: Consents & { memberId: number; key: string; memo: string },
): Promise<number | null> {
  const found = await sql<{ id: number }>`
    with words as (
      update practice_logs set memo = ${it.memo}, picture_consented_at = ${it.pictureConsentedAt},
        memo_consented_at = ${it.memoConsentedAt}
      where member_id = ${it.memberId} and post_key = ${it.key} and updated_at = posted_at and hidden_at is null)
    select id from practice_logs where member_id = ${it.memberId} and post_key = ${it.key}`.execute(db)
  return found.rows[0]?.id ?? null
}

export async function lockLog(tx: Tx, memberId: number, id: number) {
  return tx
    .selectFrom('practice_logs')
    .select([
      'id',
      'memo',
      'hidden_at as hiddenAt',
      'picture_consented_at as pictureConsentedAt',
      'memo_consented_at as memoConsentedAt',
    ])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateLog(tx: Tx, id: number, it: Consents & { memo: string; now: Date }): Promise<void> {
  const { memo, now: updated_at, pictureConsentedAt, memoConsentedAt } = it
  await tx
    .updateTable('practice_logs')
    .set({ memo, updated_at, picture_consented_at: pictureConsentedAt, memo_consented_at: memoConsentedAt })
    .where('id', '=', id)
    .execute()
}

/** The keys of its pictures, where it was there and theirs. */
export async function deleteLog(tx: Tx, memberId: number, id: number) {
  return tx
    .deleteFrom('practice_logs')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning(['image_key as imageKey', 'small_key as smallKey'])
    .executeTakeFirst()
}

const ownRows = (db: Reader, memberId: number) =>
  db
    .selectFrom('practice_logs as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .where('g.member_id', '=', memberId)

const theme = sql<string>`coalesce(l.training_title, l.title)`

export type LogRow = Awaited<ReturnType<typeof listOwnRows>>['rows'][number]
type Filter = { lessonId?: number | null; theme?: string | null; ids?: readonly number[] }

/** Newest first, and how many there are of what is asked for. */
export async function listOwnRows(
  db: Reader,
  memberId: number,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
) {
  let asked = ownRows(db, memberId)
  if (filter.lessonId) asked = asked.where('g.lesson_id', '=', filter.lessonId)
  if (filter.theme) asked = asked.where(theme, '=', filter.theme)
  if (filter.ids) asked = asked.where('g.id', 'in', filter.ids)
  const rows = await asked
    .select([
      'g.id',
      'g.lesson_id as lessonId',
      'g.step_id as stepId',
      theme.as('theme'),
      'l.title as lessonTitle',
      'c.id as courseId',
      'c.title as courseTitle',
      'g.memo',
      'g.image_key as imageKey',
      'g.small_key as smallKey',
      'g.image_width as width',
      'g.image_height as height',
      'g.posted_at as postedAt',
      'g.picture_consented_at as pictureConsentedAt',
      'g.memo_consented_at as memoConsentedAt',
      'g.hidden_reason as hiddenReason',
      sql<number>`count(*) over ()`.as('total'),
    ])
    .orderBy('g.posted_at', 'desc')
    .orderBy('g.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { rows, total: Number(rows[0]?.total ?? 0) }
}

/** What there is to filter by: the lessons that were practised, the latest first. */
export async function listPractised(db: Reader, memberId: number) {
  return ownRows(db, memberId)
    .select([
      'l.id as lessonId',
      'l.title as lessonTitle',
      'c.title as courseTitle',
      theme.as('theme'),
      sql<number>`count(*)::int`.as('logs'),
    ])
    .groupBy(['l.id', 'l.title', 'c.title', 'l.training_title'])
    .orderBy(sql`max(g.posted_at)`, 'desc')
    .limit(300)
    .execute()
}
