import { sql, type Expression } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'
import { approved, presentable, type Presented } from '../invoices/debits.ts'
import type { DebitLine } from './terms.ts'

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

/** What a bank was asked for stays; whose name stood on it is forgotten. */
export async function eraseDebitNames(tx: Tx, memberId: number): Promise<void> {
  await tx.updateTable('debit_lines').set({ name: '' }).where('member_id', '=', memberId).execute()
}
