import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { addDays, startOfDay } from '#platform/tokyo.ts'
import type { TillKind } from '../terms.ts'
import type { OurAttempt, OurRefund } from './comparison-rules.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** Keys that can be ours; anything else was never asked by us. */
const ourKeys = (keys: readonly (string | null)[]) =>
  keys.filter((key): key is string => key !== null && UUID.test(key)).map((key) => key.toLowerCase())

const attempts = (db: Db) =>
  db.selectFrom('charge_attempts as a').select([
    'a.id',
    'a.invoice_id as invoiceId',
    'a.state',
    'a.yen',
    'a.provider_charge_id as chargeId',
    sql<boolean>`not exists (select from chargebacks c where c.attempt_id = a.id) and exists (
      select from charge_attempts earlier
      where earlier.invoice_id = a.invoice_id and earlier.state = 'captured' and earlier.id <> a.id
        and (earlier.finished_at, earlier.id) < (a.finished_at, a.id)
        and not exists (select from chargebacks c where c.attempt_id = earlier.id)
    )`.as('paidBefore'),
  ])

/** Our attempts by the keys that the provider names. */
export async function findAttempts(db: Db, keys: readonly (string | null)[]): Promise<Map<string, OurAttempt>> {
  const ours = ourKeys(keys)
  if (ours.length === 0) return new Map()
  const rows = await attempts(db).where('a.id', 'in', ours).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The attempt that a charge of the provider belongs to. */
export function findAttemptOfCharge(db: Db, chargeId: string) {
  return attempts(db).where('a.provider_charge_id', '=', chargeId).where('a.state', '=', 'captured').executeTakeFirst()
}

export async function findRefunds(db: Db, keys: readonly (string | null)[]): Promise<Map<string, OurRefund>> {
  const ours = ourKeys(keys)
  if (ours.length === 0) return new Map()
  const rows = await db.selectFrom('refunds').select(['id', 'state', 'yen']).where('id', 'in', ours).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** What we took for paid on that day. */
export async function listCaptured(db: Db, { day, provider }: { day: string; provider: TillKind }) {
  const from = startOfDay(day)
  return db
    .selectFrom('charge_attempts as a')
    .innerJoin('payment_methods as p', 'p.id', 'a.payment_method_id')
    .select(['a.id', 'a.yen', 'a.provider_charge_id as chargeId'])
    .where('p.kind', '=', provider)
    .where('a.state', '=', 'captured')
    .where('provider_charge_id', 'is not', null)
    .where('finished_at', '>=', from)
    .where('finished_at', '<', addDays(from, 1))
    .execute()
}

/** Days that were never compared, since comparing began; before its first run only yesterday. */
export async function listMissedDays(db: Db, provider: TillKind, yesterday: string): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    select day::date from generate_series(
      greatest(coalesce((select min(day) from provider_reconciliations where provider = ${provider}), ${yesterday}::date), ${yesterday}::date - 60),
      ${yesterday}::date, interval '1 day') as day
    where not exists (select from provider_reconciliations r where r.provider = ${provider} and r.day = day.day::date)
    order by day`.execute(db)
  return rows.map((row) => row.day)
}
