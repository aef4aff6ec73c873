import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { startOfDay } from '#platform/tokyo.ts'
import { endOf } from '#platform/days.ts'
import { monthOf, termPeriod } from '#domains/plans/calendar/rules.ts'

/** How the card behaves: the sandbox's test cards by their manner. */
export type CardManner = 'ok' | 'soft' | 'hard' | 'first-ok' | 'times-out'
export type Payer = {
  card?: CardManner | null
  /** by the wallet instead, which knows a permission by its name */
  byWallet?: boolean
  planId?: 1 | 2 | 3
  startsOn: string
  invoicedMonths?: number
  count?: number
}

const months = { 1: 6, 2: 1, 3: 12 } as const
const monthlyYen = { 1: 11_800, 2: 13_800, 3: 8900 } as const
let made = 0

/** People who pay monthly: a running term whose months up to now are invoiced elsewhere, and a card. Returns their ids. */
export async function newPayers(
  db: Db,
  { card = 'ok', byWallet = false, planId = 2, startsOn, invoicedMonths = 0, count = 1 }: Payer,
): Promise<number[]> {
  const name = `payer-${process.pid}-${Date.now().toString(36)}-${++made}`
  const anchor = { anchorOn: startsOn, anchorMonths: 0, months: months[planId] }
  const { endsOn } = termPeriod(anchor)
  const nextStepAt =
    invoicedMonths < months[planId] ? startOfDay(monthOf(anchor, invoicedMonths).startsOn) : endOf(endsOn)
  const begunAt = startOfDay(startsOn)
  const kind = byWallet ? 'amazon_pay' : 'card'
  const ref = byWallet ? `P03-demo-${card}-${name}` : `card_demo_${card}_${name}`
  const fee = monthlyYen[planId]
  const { rows } = await sql<{ member_id: number }>`
    with people as (
      insert into members (email, email_key, name, joined_at)
      select ${name} || n || '@example.com', ${name} || n || '@example.com', '試験 ひと', ${begunAt}
      from generate_series(1, ${count}::int) n
      returning id
    ), cards as (
      insert into payment_methods (member_id, kind, provider_ref, mask, expires_on, limit_yen, registered_at)
      select id, ${kind}, ${ref} || id, '411111********11', case when ${byWallet} then null else '2035-12-31'::date end,
        case when ${byWallet} then ${fee}::int end, ${begunAt}
      from people where ${card}::text is not null
    ), running as (
      insert into terms (member_id, plan_id, kind, anchor_on, months, starts_on, ends_on, monthly_yen, cancel_anytime,
        begun_at, invoiced_months)
      select id, ${planId}, 'paid', ${startsOn}, ${months[planId]}, ${startsOn}, ${endsOn}, ${fee},
        ${planId === 2}, ${begunAt}, ${invoicedMonths}
      from people
      returning id, member_id
    )
    insert into subscriptions (member_id, plan_id, state, started_at, term_id, payment_kind, next_step_at)
    select member_id, ${planId}, 'will_continue', ${begunAt}, id, ${kind}, ${nextStepAt} from running
    returning member_id`.execute(db)
  return rows.map((row) => row.member_id)
}

/** The prices that renewals look up. */
export async function setPrices(db: Db): Promise<void> {
  await db
    .insertInto('plan_prices')
    .values(
      ([1, 2, 3] as const).map((plan) => ({
        term_months: months[plan],
        valid_from: new Date(0),
        monthly_yen: monthlyYen[plan],
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
