import { sql, type Expression } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'
import type { DebitLine } from './terms.ts'

/**
 * What can be asked of the banks by that day: open fees that are due, and those whose debit failed once, of members
 * whose newest application their bank has approved. `i` is the invoice.
 */
const presentable = (day: Day | Expression<unknown>) => sql<boolean>`
  i.payment_kind = 'direct_debit' and i.due_on <= ${day}
  and (i.state = 'open' or (i.state = 'unpaid' and i.failure_kind = 'soft'))`
const newest = sql`(
  select newest.id from debit_applications newest
  where newest.member_id = i.member_id and newest.started_at is not null
  order by newest.id desc limit 1)`
const approved = sql<boolean>`a.id = ${newest} and a.approved_on is not null`

export async function listPresentable(db: Reader, day: Day): Promise<{ id: number; yen: number }[]> {
  const { rows } = await sql<{ id: number; yen: number }>`
    select i.id, i.total_yen as yen from invoices i join debit_applications a on a.member_id = i.member_id
    where ${presentable(day)} and ${approved}
    order by i.id`.execute(db)
  return rows
}

export type Presented = { id: number; memberId: number; applicationId: number; name: string; yen: number }

/** From here on the bank is asked, and nobody else takes this money. The debtors must be locked. */
export async function presentInvoices(tx: Tx, day: Day, ids: readonly number[]): Promise<Presented[]> {
  const { rows } = await sql<Presented>`
    update invoices i set state = 'processing', next_attempt_at = null
    from debit_applications a join members m on m.id = a.member_id
    where i.id = any(${ids}::bigint[]) and a.member_id = i.member_id and ${presentable(day)} and ${approved}
    returning i.id, i.member_id as "memberId", a.id as "applicationId", coalesce(a.name, m.name) as name,
      i.total_yen as yen`.execute(tx)
  return rows
}

/** What no bank has approved in time is due on a later day. */
export async function postponeOpen(tx: Tx, day: Day, to: Day): Promise<void> {
  await tx
    .updateTable('invoices')
    .set({ due_on: to })
    .where('payment_kind', '=', 'direct_debit')
    .where('state', '=', 'open')
    .where('due_on', '<=', day)
    .execute()
}

/** The list of that day; null where it was made before. */
export async function insertList(tx: Tx, list: { debit_on: Day; made_at: Date; made_by: number }) {
  const row = await tx
    .insertInto('debit_lists')
    .values(list)
    .onConflict((conflict) => conflict.constraint('debit_lists_day_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function insertLines(tx: Tx, listId: number, presented: readonly Presented[]): Promise<void> {
  const rows = JSON.stringify(presented)
  await sql`
    with given as (
      select * from jsonb_to_recordset(${rows}::jsonb)
        as given ("id" bigint, "memberId" bigint, "applicationId" bigint, "name" text, "yen" integer)
    ), line as (
      insert into debit_lines (list_id, application_id, member_id, name, yen)
      select ${listId}, "applicationId", "memberId", min(name), sum(yen) from given group by "applicationId", "memberId"
    )
    insert into debit_line_invoices (list_id, application_id, invoice_id, yen)
    select ${listId}, "applicationId", id, yen from given`.execute(tx)
}

export function findList(db: Reader, day: Day) {
  return db
    .selectFrom('debit_lists as l')
    .innerJoin('members as m', 'm.id', 'l.made_by')
    .select(['l.id', 'l.debit_on as debitOn', 'l.made_at as madeAt', 'm.name as madeBy'])
    .where('l.debit_on', '=', day)
    .executeTakeFirst()
}

/** Of two imports at once the second waits here and finds what the first wrote. */
export function lockList(tx: Tx, day: Day) {
  return tx
    .selectFrom('debit_lists')
    .select(['id', 'debit_on as debitOn'])
    .where('debit_on', '=', day)
    .forUpdate()
    .executeTakeFirst()
}

export type ListLine = DebitLine & { numbers: string[]; resultAt: Date | null }

/** The lines of a list, as they were when it was made, and what was answered since. */
export function listLines(db: Reader, listId: number): Promise<ListLine[]> {
  return db
    .selectFrom('debit_lines as l')
    .select(['l.application_id as applicationId', 'l.member_id as memberId', 'l.name', 'l.yen'])
    .select(['l.result_code as resultCode', 'l.result_at as resultAt'])
    .select([
      sql<number[]>`(select array_agg(of.invoice_id order by of.invoice_id) from debit_line_invoices of
        where of.list_id = l.list_id and of.application_id = l.application_id)`.as('invoiceIds'),
      sql<string[]>`(select array_agg(i.number order by i.id) from debit_line_invoices of
        join invoices i on i.id = of.invoice_id
        where of.list_id = l.list_id and of.application_id = l.application_id)`.as('numbers'),
    ])
    .where('l.list_id', '=', listId)
    .orderBy('l.application_id')
    .execute()
}

const LISTS = 24

export function listLists(db: Reader) {
  return db
    .selectFrom('debit_lists as l')
    .innerJoin('debit_lines as line', 'line.list_id', 'l.id')
    .innerJoin('members as m', 'm.id', 'l.made_by')
    .select(({ fn }) => [
      'l.debit_on as debitOn',
      'l.made_at as madeAt',
      'm.name as madeBy',
      fn.countAll<number>().as('lines'),
      fn.sum<number>('line.yen').as('yen'),
      fn.count<number>('line.application_id').filterWhere('line.result_code', 'is', null).as('waiting'),
      fn.count<number>('line.application_id').filterWhere('line.result_code', '=', '0').as('paid'),
    ])
    .groupBy(['l.id', 'm.name'])
    .orderBy('l.debit_on', 'desc')
    .limit(LISTS)
    .execute()
}

/** Writes down what the banks answered to these lines. */
export async function setResults(
  tx: Tx,
  listId: number,
  results: readonly { applicationId: number; code: number }[],
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await sql`
    update debit_lines l set result_code = given.code, result_at = ${at}, result_by = ${by}
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given ("applicationId" bigint, code text)
    where l.list_id = ${listId} and l.application_id = given."applicationId" and l.result_code is null`.execute(tx)
}

/** Every debit that was to bring this invoice's money, and what the bank answered. */
export function listDebitsOf(db: Reader, invoiceId: number) {
  return db
    .selectFrom('debit_line_invoices as of')
    .innerJoin('debit_lists as l', 'l.id', 'of.list_id')
    .innerJoin('debit_lines as line', (join) =>
      join.onRef('line.list_id', '=', 'of.list_id').onRef('line.application_id', '=', 'of.application_id'),
    )
    .select(['l.debit_on as debitOn', 'of.yen', 'line.result_code as code', 'line.result_at as at'])
    .where('of.invoice_id', '=', invoiceId)
    .orderBy('l.debit_on')
    .execute()
}

export type FailedDebit = { on: Day; code: string }

/** The newest debit of an invoice that brought nothing. */
export const lastFailedDebit = (invoiceId: Expression<unknown>) => sql<FailedDebit | null>`(
  select jsonb_build_object('on', l.debit_on, 'code', line.result_code)
  from debit_line_invoices of join debit_lists l on l.id = of.list_id
  join debit_lines line on line.list_id = of.list_id and line.application_id = of.application_id
  where of.invoice_id = ${invoiceId} and line.result_code <> '0' order by l.debit_on desc limit 1)`

/** Of these days the first without a list on which there is something to debit, and how much. */
export async function findUnlisted(db: Reader, days: readonly Day[]) {
  const { rows } = await sql<{ day: Day; count: number; yen: number }>`
    select d.day, count(*)::int as count, sum(i.total_yen)::int as yen
    from unnest(${days}::date[]) as d (day)
    join invoices i on ${presentable(sql`d.day`)}
    join debit_applications a on a.member_id = i.member_id and ${approved}
    where not exists (select from debit_lists l where l.debit_on = d.day)
    group by d.day order by d.day limit 1`.execute(db)
  return rows[0] ?? null
}
