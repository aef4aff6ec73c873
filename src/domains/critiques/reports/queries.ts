import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { addDays } from '#platform/tokyo.ts'
import type { ReportKind } from '../terms.ts'
import { BREACHES_WITHIN_DAYS, type BreachKind, type ReporterRole } from './terms.ts'

type NewReport = { workId: number; kind: ReportKind; role: ReporterRole; words: string; now: Date }

/** Nothing where the same is open already. */
export async function insertReport(tx: Tx, { workId, kind, role, words, now }: NewReport): Promise<number | undefined> {
  const found = await tx
    .insertInto('critique_reports')
    .values({ work_id: workId, kind, by_role: role, words, reported_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return found?.id
}

export type Report = {
  id: number
  workId: number
  kind: ReportKind
  role: ReporterRole
  words: string
  reportedAt: Date
  /** who told it, and is told what was decided */
  reporterId: number | null
}

/** What is open about a work as it stands now: a work that came back needs no cancelling any more. */
export const isOpen = sql<boolean>`r.decided_at is null and w.cancelled_at is null
  and (r.kind = 'offence') = (w.corrected_at is not null)`

export async function listOpenReports(db: Reader, workId: number): Promise<Report[]> {
  const found = await sql<Report>`
    select r.id, r.work_id as "workId", r.kind, r.by_role as role, r.words, r.reported_at as "reportedAt",
      case r.by_role when 'member' then w.member_id else t.member_id end as "reporterId"
    from critique_reports r join corrected_works w on w.id = r.work_id join correctional_teachers t on t.id = w.teacher_id
    where r.work_id = ${workId} and ${isOpen}
    order by r.id`.execute(db)
  return found.rows
}

export async function markDecided(tx: Tx, ids: number[], as: 'accepted' | 'dismissed', now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('critique_reports').set({ decided_at: now, decided_as: as }).where('id', 'in', ids).execute()
}

type Breach = { workId: number; memberId: number; kind: BreachKind | 'other'; now: Date }

/** A confirmed breach; how many the member has of late, this one included. */
export async function insertBreach(tx: Tx, { workId, memberId, kind, now }: Breach): Promise<number> {
  await tx
    .insertInto('critique_breaches')
    .values({ work_id: workId, member_id: memberId, kind, confirmed_at: now })
    .execute()
  const { count } = await tx
    .selectFrom('critique_breaches')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('confirmed_at', '>', addDays(now, -BREACHES_WITHIN_DAYS))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertExclusion(tx: Tx, memberId: number, { now, until }: { now: Date; until: Date }) {
  await tx.insertInto('critique_exclusions').values({ member_id: memberId, from_at: now, until_at: until }).execute()
}

/** Lets a member ask again; false where nothing kept them from it. */
export async function liftExclusions(tx: Tx, memberId: number, { why, now }: { why: string; now: Date }) {
  const { numUpdatedRows } = await tx
    .updateTable('critique_exclusions')
    .set({ lifted_at: now, lifted_for: why })
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('until_at', '>', now)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
