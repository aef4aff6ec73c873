import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'
import type { Failure, Month, OwedLine, PayKind, PlannedTransfer } from './terms.ts'

/** What is owed until before that day, oldest first. Locked, nobody cancels it or pays it elsewhere meanwhile. */
export async function listOwed(db: Reader, before: Day, { lock = false } = {}) {
  const lines = db
    .selectFrom('pay_lines as l')
    .select(['l.id', 'l.member_id as memberId', 'l.kind', 'l.yen'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('payee_kinds as k')
          .select('k.kind')
          .whereRef('k.member_id', '=', 'l.member_id')
          .whereRef('k.kind', '=', 'l.kind')
          .where('k.held_at', 'is not', null),
      )
        .$castTo<boolean>()
        .as('held'),
    )
    .where('l.transfer_id', 'is', null)
    .where('l.cancelled_at', 'is', null)
    .where('l.earned_on', '<', before)
    .orderBy('l.member_id')
    .orderBy('l.id')
  const rows = await (lock ? lines.forUpdate('l') : lines).execute()
  return rows as OwedLine[]
}

/** Locked, their accounts stay as they are until a run has them written down. */
export function listPayees(db: Reader, memberIds: readonly number[], { lock = false } = {}) {
  const payees = db
    .selectFrom('payees as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.member_id as memberId', 'p.account', 'p.account_refused_at as refusedAt', 'm.name'])
    .where(({ eb, fn, val }) => eb('p.member_id', '=', fn.any(val(memberIds))))
    .orderBy('p.member_id')
  return (lock ? payees.forShare('p') : payees).execute()
}

/** Null where that month has its run. */
export async function insertRun(tx: Tx, run: { month: Month; pay_on: Day; drafted_at: Date; drafted_by: number }) {
  const row = await tx
    .insertInto('payout_runs')
    .values(run)
    .onConflict((conflict) => conflict.constraint('payout_runs_month_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The transfers with the accounts as they are now, and the lines that each pays. */
export async function insertTransfers(tx: Tx, runId: number, planned: readonly PlannedTransfer[]): Promise<void> {
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb)
        as given ("memberId" bigint, "lineIds" bigint[], "grossYen" integer, "withheldYen" integer)
    ), transfer as (
      insert into payout_transfers (run_id, member_id, gross_yen, withheld_yen, account)
      select ${runId}, "memberId", "grossYen", "withheldYen", p.account
      from given join payees p on p.member_id = "memberId"
      returning id, member_id
    )
    update pay_lines l set transfer_id = transfer.id
    from given join transfer on transfer.member_id = "memberId"
    where l.id = any("lineIds") and l.transfer_id is null`.execute(tx)
}

const runs = (db: Reader) =>
  db
    .selectFrom('payout_runs as r')
    .select(['r.id', 'r.month', 'r.pay_on as payOn', 'r.drafted_at as draftedAt', 'r.filed_at as filedAt'])

export const findRun = (db: Reader, id: number) => runs(db).where('r.id', '=', id).executeTakeFirst()

/** Of two who act on a run at once the second waits here and finds what the first did. */
export const lockRun = (tx: Tx, id: number) => runs(tx).where('r.id', '=', id).forUpdate().executeTakeFirst()

export type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>

type Filed = { payOn: Day; at: Date; by: number }
export async function setFiled(tx: Tx, runId: number, { payOn, at, by }: Filed): Promise<void> {
  const filed = { pay_on: payOn, filed_at: at, filed_by: by }
  await tx.updateTable('payout_runs').set(filed).where('id', '=', runId).execute()
}

/** Its lines are owed as before: the transfers go with it. */
export async function deleteRun(tx: Tx, runId: number): Promise<void> {
  await tx.deleteFrom('payout_runs').where('id', '=', runId).execute()
}

const transfers = (db: Reader) =>
  db
    .selectFrom('payout_transfers as t')
    .innerJoin('payout_runs as r', 'r.id', 't.run_id')
    .innerJoin('members as m', 'm.id', 't.member_id')
    .select(['t.id', 't.run_id as runId', 't.member_id as memberId', 't.gross_yen as grossYen', 't.account', 'm.name'])
    .select(['t.withheld_yen as withheldYen', 't.paid_at as paidAt', 't.failed_at as failedAt', 't.failure'])
    .select(['t.failure_note as failureNote', 'r.month', 'r.pay_on as payOn', 'r.filed_at as filedAt'])

export type TransferRow = Awaited<ReturnType<ReturnType<typeof transfers>['executeTakeFirstOrThrow']>>

export const listTransfers = (db: Reader, runId: number) =>
  transfers(db).where('t.run_id', '=', runId).orderBy('t.id').execute()

export const findTransfer = (db: Reader, id: number) => transfers(db).where('t.id', '=', id).executeTakeFirst()

export const lockTransfer = (tx: Tx, runId: number, id: number) =>
  transfers(tx).where('t.id', '=', id).where('t.run_id', '=', runId).forUpdate('t').executeTakeFirst()

export const listTransfersOf = (db: Reader, memberId: number, { from = 0, limit = 50 } = {}) =>
  transfers(db)
    .where('t.member_id', '=', memberId)
    .where('r.filed_at', 'is not', null)
    .orderBy('t.id', 'desc')
    .offset(from)
    .limit(limit)
    .execute()

/** The transfers of a run that have neither been paid nor failed are paid; says which. */
export function setPaid(tx: Tx, runId: number, paid: { at: Date; by: number }) {
  return tx
    .updateTable('payout_transfers')
    .set({ paid_at: paid.at, paid_by: paid.by })
    .where('run_id', '=', runId)
    .where('paid_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning(['id', 'gross_yen as grossYen', 'withheld_yen as withheldYen'])
    .execute()
}

type Failed = { at: Date; by: number; failure: Failure; note: string }

/** What it was to pay is owed again. */
export async function setFailed(tx: Tx, transferId: number, { at, by, failure, note }: Failed): Promise<void> {
  await tx
    .updateTable('payout_transfers')
    .set({ failed_at: at, failed_by: by, failure, failure_note: note })
    .where('id', '=', transferId)
    .execute()
  await tx.updateTable('pay_lines').set({ transfer_id: null }).where('transfer_id', '=', transferId).execute()
}

/** An account that was changed meanwhile is not the one that was refused. */
export async function setRefused(tx: Tx, memberId: number, account: string, at: Date): Promise<void> {
  await tx
    .updateTable('payees')
    .set({ account_refused_at: at })
    .where('member_id', '=', memberId)
    .where('account', '=', account)
    .execute()
}

/** Locked, so that an account is neither changed nor forgotten between two looks at it. */
export const lockPayee = (tx: Tx, memberId: number) =>
  tx.selectFrom('payees').select('account').where('member_id', '=', memberId).forUpdate().executeTakeFirst()

export async function setAccount(tx: Tx, memberId: number, account: string, at: Date): Promise<void> {
  await tx
    .updateTable('payees')
    .set({ account, account_changed_at: at, account_refused_at: null })
    .where('member_id', '=', memberId)
    .execute()
}

export function findPayee(db: Reader, memberId: number) {
  return db
    .selectFrom('payees as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.member_id as memberId', 'p.account', 'p.account_changed_at as changedAt', 'm.name'])
    .select([
      'p.account_refused_at as refusedAt',
      sql<{ kind: PayKind; held: boolean }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'held', held_at is not null) order by opened_at), '[]')
        from payee_kinds where member_id = p.member_id)`.as('kinds'),
      sql<number>`(select coalesce(sum(yen), 0) from pay_lines
        where member_id = p.member_id and transfer_id is null and cancelled_at is null)`.as('owedYen'),
    ])
    .where('p.member_id', '=', memberId)
    .executeTakeFirst()
}

export const listLinesOf = (db: Reader, memberId: number, { from = 0, limit = 50 } = {}) =>
  db
    .selectFrom('pay_lines as l')
    .leftJoin('payout_transfers as t', 't.id', 'l.transfer_id')
    .leftJoin('payout_runs as r', 'r.id', 't.run_id')
    .select(['l.id', 'l.kind', 'l.description', 'l.yen', 'l.earned_on as earnedOn', 'l.transfer_id as transferId'])
    .select(['l.cancel_reason as cancelReason', 'r.filed_at as filedAt', 't.paid_at as paidAt'])
    .where('l.member_id', '=', memberId)
    .orderBy('l.earned_on', 'desc')
    .orderBy('l.id', 'desc')
    .offset(from)
    .limit(limit)
    .execute()

/** What one transfer pays, as it stands on its statement. */
export const listLinesOfTransfer = (db: Reader, transferId: number) =>
  db
    .selectFrom('pay_lines')
    .select(['id', 'description', 'yen', 'earned_on as earnedOn'])
    .where('transfer_id', '=', transferId)
    .orderBy('earned_on')
    .orderBy('id')
    .execute()

const RUNS = 24

export const listRuns = (db: Reader) =>
  db
    .selectFrom('payout_runs as r')
    .innerJoin('payout_transfers as t', 't.run_id', 'r.id')
    .select(({ fn }) => [
      'r.id',
      'r.month',
      'r.pay_on as payOn',
      'r.filed_at as filedAt',
      fn.countAll<number>().as('transfers'),
      fn.sum<number>('t.gross_yen').as('grossYen'),
      fn.sum<number>('t.withheld_yen').as('withheldYen'),
      fn.count<number>('t.paid_at').filterWhere('t.failed_at', 'is', null).as('paid'),
      fn.count<number>('t.failed_at').as('failed'),
    ])
    .groupBy('r.id')
    .orderBy('r.month', 'desc')
    .limit(RUNS)
    .execute()

/** Who is owed something and has nowhere to get it, as far as they are still members. */
export const listAccountless = (db: Reader) =>
  db
    .selectFrom('payees as p')
    .innerJoin('pay_lines as l', 'l.member_id', 'p.member_id')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(({ fn }) => ['p.member_id as memberId', 'm.email as to', 'm.name', fn.sum<number>('l.yen').as('yen')])
    .where('p.account', 'is', null)
    .where('l.transfer_id', 'is', null)
    .where('l.cancelled_at', 'is', null)
    .where('m.withdrawn_at', 'is', null)
    .groupBy(['p.member_id', 'm.id'])
    .orderBy('p.member_id')
    .execute()

export const listPaidOf = (db: Reader, runId: number) =>
  transfers(db)
    .select('m.email as to')
    .where('t.run_id', '=', runId)
    .where('t.paid_at', 'is not', null)
    .where('t.failed_at', 'is', null)
    .orderBy('t.id')
    .execute()

/** Whether something is on its way to somebody, or about to be. */
export async function hasOpenTransfer(db: Reader, memberId: number): Promise<boolean> {
  const open = await db
    .selectFrom('payout_transfers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('paid_at', 'is', null)
    .where('failed_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

export async function forgetAccount(tx: Tx, memberId: number): Promise<void> {
  await sql`
    update payees set account = null, account_changed_at = null, account_refused_at = null
    where member_id = ${memberId}
      and not exists (select from payout_transfers where member_id = ${memberId})
      and not exists (select from pay_lines where member_id = ${memberId} and transfer_id is null and cancelled_at is null)
  `.execute(tx)
}

/** What was earned before that day and is not in a run, whose it is, and how many transfers a bank has not answered for. */
export async function sumWaiting(db: Reader, before: Day) {
  const { rows } = await sql<{ owed: number; payees: number; open: number }>`
    select coalesce(sum(yen), 0) as owed, count(distinct member_id)::int as payees,
      (select count(*)::int from payout_transfers t join payout_runs r on r.id = t.run_id
        where r.filed_at is not null and t.paid_at is null and t.failed_at is null) as open
    from pay_lines where transfer_id is null and cancelled_at is null and earned_on < ${before}`.execute(db)
  return rows[0]!
}

export async function hasRun(db: Reader, month: Month): Promise<boolean> {
  return (await db.selectFrom('payout_runs').select('id').where('month', '=', month).executeTakeFirst()) !== undefined
}
