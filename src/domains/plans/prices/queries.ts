import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { OptionInput, PriceInput } from './terms.ts'

export function listPrices(db: Reader) {
  return db.selectFrom('plan_prices').selectAll().orderBy('term_months').orderBy('valid_from', 'desc').execute()
}

/** Of two who change prices together one waits, so that each is judged by what the other left. */
export async function lockPrices(tx: Tx): Promise<void> {
  await sql`lock table plan_prices in share row exclusive mode`.execute(tx)
}

/** False when that plan already has a price from that moment on. */
export async function insertPrice(tx: Tx, price: PriceInput): Promise<boolean> {
  const row = await tx
    .insertInto('plan_prices')
    .values(price)
    .onConflict((conflict) => conflict.columns(['term_months', 'valid_from']).doNothing())
    .returning('monthly_yen')
    .executeTakeFirst()
  return row !== undefined
}

export async function deletePrice(tx: Tx, term_months: number, valid_from: Date) {
  return tx
    .deleteFrom('plan_prices')
    .where('term_months', '=', term_months)
    .where('valid_from', '=', valid_from)
    .returning('monthly_yen')
    .executeTakeFirst()
}

export function listOptions(db: Reader) {
  return db
    .selectFrom('plan_options as o')
    .select((of) => [
      'o.id',
      'o.code',
      'o.name',
      'o.description',
      'o.position',
      'o.closed_at',
      of
        .selectFrom('terms as t')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('t.option_id', '=', 'o.id')
        .as('chosen'),
    ])
    .orderBy('o.position')
    .orderBy('o.id')
    .execute()
}

export async function insertOption(tx: Tx, option: OptionInput): Promise<boolean> {
  const row = await tx
    .insertInto('plan_options')
    .values(option)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export function lockOption(tx: Tx, id: number) {
  return tx
    .selectFrom('plan_options')
    .select(['id', 'name', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function setOptionClosed(tx: Tx, id: number, closed_at: Date | null) {
  await tx.updateTable('plan_options').set({ closed_at }).where('id', '=', id).execute()
}
