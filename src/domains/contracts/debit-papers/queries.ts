import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { startOfDay } from '#platform/tokyo.ts'
import { addDaysTo, type Day } from '#platform/days.ts'
import { DAYS_FOR_ANSWER, DAYS_FOR_PAPERS } from './terms.ts'

export type Shelf = 'open' | 'approved' | 'closed'
export const APPLICATIONS = 20

const onShelf = (db: Reader, shelf: Shelf) => {
  const started = db.selectFrom('debit_applications as a').where('a.started_at', 'is not', null)
  if (shelf === 'approved') return started.where('a.approved_on', 'is not', null)
  const waiting = started.where('a.approved_on', 'is', null)
  return waiting.where('a.closed_at', shelf === 'open' ? 'is' : 'is not', null)
}

const fields = [
  'a.id',
  'a.member_id as memberId',
  'a.plan_id as planId',
  'a.is_student as isStudent',
  'a.receiving',
  'a.started_at as startedAt',
  'a.closed_at as closedAt',
  'a.documents_due_on as documentsDueOn',
  'a.documents_posted_on as documentsPostedOn',
  'a.documents_received_on as documentsReceivedOn',
  'a.approved_on as approvedOn',
  'a.rejected_on as rejectedOn',
  'a.rejected_reason as rejectedReason',
] as const

/** Those who wait for something longest come first; of those that are done, the latest. */
export function listApplications(db: Reader, shelf: Shelf, page: number) {
  return onShelf(db, shelf)
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select(fields)
    .select(['a.name', 'a.postal_code as postalCode', 'a.prefecture', 'a.address'])
    .select(['m.name as memberName', 'm.email'])
    .orderBy('a.documents_due_on', shelf === 'open' ? 'asc' : 'desc')
    .orderBy('a.id', shelf === 'open' ? 'asc' : 'desc')
    .limit(APPLICATIONS)
    .offset((page - 1) * APPLICATIONS)
    .execute()
}

export async function countApplications(db: Reader, shelf: Shelf): Promise<number> {
  const { count } = await onShelf(db, shelf)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findApplicant(db: Reader, id: number): Promise<number | undefined> {
  const row = await db.selectFrom('debit_applications').select('member_id').where('id', '=', id).executeTakeFirst()
  return row?.member_id
}

export function lockApplication(tx: Tx, id: number) {
  return tx
    .selectFrom('debit_applications as a')
    .select(fields)
    .where('a.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export type Noted = Partial<{
  documents_due_on: Day
  documents_posted_on: Day
  documents_received_on: Day
  approved_on: Day
  rejected_on: Day | null
  rejected_reason: string | null
  closed_at: Date
}>

export async function setNoted(tx: Tx, id: number, noted: Noted): Promise<void> {
  await tx.updateTable('debit_applications').set(noted).where('id', '=', id).execute()
}

/** The member's application with which something began and which no bank approved; it waits no more once it is closed. */
export function lockNeverApproved(tx: Tx, memberId: number) {
  return tx
    .selectFrom('debit_applications')
    .select('id')
    .where('member_id', '=', memberId)
    .where('started_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('approved_on', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** What no bank has been asked for yet. */
export function listOpenDebits(db: Reader, memberId: number) {
  return db
    .selectFrom('invoices')
    .select(['id', 'issued_at as issuedAt', 'total_yen as yen'])
    .where('member_id', '=', memberId)
    .where('payment_kind', '=', 'direct_debit')
    .where('state', '=', 'open')
    .execute()
}

/** `again`: the days that taking an ending back gives are used up. */
type Overdue = { id: number; memberId: number; again: boolean }

/**
 * Contracts with months to come whose papers did not come in time, or not again after the bank sent them back. Papers
 * that we have to post are not waited for before they are posted. Who takes such an end back has as many days again
 * for the papers, once, counted from the first time.
 */
export async function listOverdue(db: Reader, today: Day): Promise<Overdue[]> {
  const since = startOfDay(addDaysTo(today, -DAYS_FOR_PAPERS))
  const { rows } = await sql<Overdue>`
    select a.id, a.member_id as "memberId", ended.times > 0 as again
    from debit_applications a join subscriptions s on s.member_id = a.member_id
    cross join lateral (
      select count(*) as times, min(c.at) as at from subscription_changes c
      where c.member_id = a.member_id and c.cause = 'papers-missing' and c.at >= a.started_at) ended
    where a.started_at is not null and a.closed_at is null and a.approved_on is null
      and s.payment_kind = 'direct_debit'
      and (s.state in ('under_trial', 'will_continue') or (s.state = 'will_cancel' and exists (
        select from terms t where t.id = s.term_id and t.kind = 'paid' and t.months > greatest(1, t.invoiced_months))))
      and case when a.rejected_on is not null then a.rejected_on < ${today}::date - ${DAYS_FOR_ANSWER}::int
        else a.documents_received_on is null and a.documents_due_on < ${today}::date - ${DAYS_FOR_PAPERS}::int
          and (a.receiving = 'print' or a.documents_posted_on is not null) end
      and (ended.times <> 1 or exists (
        select from subscription_changes c
        where c.member_id = a.member_id and c.cause in ('quit-withdrawn', 'auto-renewal-on')
          and c.at >= ended.at and c.at < ${since}))
    order by a.id`.execute(db)
  return rows
}

/** Contracts that are over though no bank ever approved. */
export function listNeverBegun(db: Reader) {
  return db
    .selectFrom('debit_applications as a')
    .innerJoin('subscriptions as s', 's.member_id', 'a.member_id')
    .select(['a.id', 'a.member_id as memberId'])
    .where('a.started_at', 'is not', null)
    .where('a.closed_at', 'is', null)
    .where('a.approved_on', 'is', null)
    .where('s.state', '=', 'after_unsubscribe')
    .orderBy('a.id')
    .execute()
}
