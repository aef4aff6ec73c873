import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

const theme = sql<string>`coalesce(l.training_title, l.title)`

const logs = (db: Reader) =>
  db
    .selectFrom('practice_logs as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .select(['g.id', 'g.member_id as memberId', 'm.name', theme.as('theme'), 'g.posted_at as postedAt'])
    .select(['g.picture_consented_at as consentedAt', 'g.hidden_at as hiddenAt', 'g.hidden_reason as hiddenReason'])

/** The newest first, of everybody or of one member. */
export async function listLogs(db: Reader, memberId: number | null, page: number) {
  let asked = logs(db)
  let counted = db.selectFrom('practice_logs').select(sql<number>`count(*)::int`.as('n'))
  if (memberId !== null) {
    asked = asked.where('g.member_id', '=', memberId)
    counted = counted.where('member_id', '=', memberId)
  }
  const [rows, { n }] = await Promise.all([
    asked.orderBy('g.posted_at', 'desc').orderBy('g.id', 'desc').limit(PER_PAGE).offset(offsetOf(page)).execute(),
    counted.executeTakeFirstOrThrow(),
  ])
  return { rows, total: n }
}
export type ModeratedLog = Awaited<ReturnType<typeof listLogs>>['rows'][number]

/** Without what the learner drew and wrote: that is opened with a reason. */
export const findLog = (db: Reader, id: number) => logs(db).where('g.id', '=', id).executeTakeFirst()

export async function findContent(db: Reader, id: number) {
  return db
    .selectFrom('practice_logs')
    .select(['image_key as imageKey', 'memo'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function lockForHiding(tx: Tx, id: number) {
  return tx
    .selectFrom('practice_logs')
    .select(['member_id as memberId', 'hidden_at as hiddenAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
