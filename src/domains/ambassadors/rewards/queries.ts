import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { RewardKind, RewardState } from './terms.ts'

export type Reward = {
  id: number
  memberId: number
  orderKey: string
  kind: RewardKind
  yen: number
  state: RewardState
  enteredAt: Date
}
type Step = { state: RewardState; reason: string; at: Date; byId?: number }

const columns = [
  'id',
  'member_id as memberId',
  'order_key as orderKey',
  'kind',
  'yen',
  'state',
  'entered_at as enteredAt',
] as const

type NewReward = Omit<Reward, 'id' | 'state'> & { referredId: number }

/** Null where this person has earned somebody a reward before. */
export async function insertReward(tx: Tx, given: NewReward, reason: string): Promise<number | null> {
  const { memberId, referredId, orderKey, kind, yen, enteredAt } = given
  const { rows } = await sql<{ id: number }>`
    with entered as (
      insert into ambassador_rewards (member_id, referred_id, order_key, kind, yen, entered_at, decided_at)
      values (${memberId}, ${referredId}, ${orderKey}, ${kind}, ${yen}, ${enteredAt}, ${enteredAt})
      on conflict (referred_id) do nothing
      returning id
    )
    insert into ambassador_reward_events (reward_id, state, reason, at)
    select id, 'pending', ${reason}, ${enteredAt} from entered
    returning reward_id as id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function lockReward(tx: Tx, id: number): Promise<Reward | null> {
  const found = await tx
    .selectFrom('ambassador_rewards')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (found as Reward | undefined) ?? null
}

/** The reward takes a step; every one of them is kept. */
export async function setState(tx: Tx, id: number, { state, reason, at, byId }: Step): Promise<void> {
  await tx.updateTable('ambassador_rewards').set({ state, decided_at: at }).where('id', '=', id).execute()
  await tx
    .insertInto('ambassador_reward_events')
    .values({ reward_id: id, state, reason, at, by_id: byId ?? null })
    .execute()
}

const BATCH = 500

/** What may take a step by itself: a page of it, in the order of their numbers. */
export async function listOpen(db: Reader, after: number): Promise<(Reward & { mayConfirm: boolean })[]> {
  const { rows } = await sql<Reward & { mayConfirm: boolean }>`
    select r.id, r.member_id as "memberId", r.order_key as "orderKey", r.kind, r.yen, r.state,
      r.entered_at as "enteredAt", a.suspended_at is null as "mayConfirm"
    from ambassador_rewards r join ambassadors a using (member_id)
    where r.state in ('pending', 'confirmed') and r.id > ${after}
    order by r.id limit ${BATCH}`.execute(db)
  return rows
}

/** Of these rewards those that are marked as paid. */
export const listPaidAmong = (db: Reader, ids: readonly number[]) =>
  db
    .selectFrom('ambassador_rewards')
    .select(['id', 'member_id as memberId'])
    .where('state', '=', 'paid')
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('id')
    .execute()

export const listUnpaidIds = async (tx: Tx, memberId: number): Promise<number[]> =>
  (
    await tx
      .selectFrom('ambassador_rewards')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', 'in', ['pending', 'confirmed'])
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

export async function sumsOf(
  db: Reader,
  memberId: number,
): Promise<Record<RewardState, { yen: number; count: number }>> {
  const sums: Record<RewardState, { yen: number; count: number }> = {
    pending: { yen: 0, count: 0 },
    confirmed: { yen: 0, count: 0 },
    paid: { yen: 0, count: 0 },
    cancelled: { yen: 0, count: 0 },
    forfeited: { yen: 0, count: 0 },
  }
  const { rows } = await sql<{ state: RewardState; yen: number; count: number }>`
    select state, sum(yen)::int as yen, count(*)::int as count
    from ambassador_rewards where member_id = ${memberId} group by state`.execute(db)
  for (const { state, yen, count } of rows) sums[state] = { yen, count }
  return sums
}

export type LedgerRow = Pick<Reward, 'id' | 'kind' | 'yen' | 'state' | 'enteredAt'> & {
  /** What it went through, in its order. */
  steps: { state: RewardState; reason: string; at: string }[]
}

export const steps = sql<LedgerRow['steps']>`(
  select json_agg(json_build_object('state', state, 'reason', reason, 'at', at) order by id)
  from ambassador_reward_events where reward_id = r.id)`

/** Who was referred is nobody's business. */
export async function listRewards(db: Reader, memberId: number, page: { from: number; limit: number }) {
  const { rows } = await sql<LedgerRow>`
    select r.id, r.kind, r.yen, r.state, r.entered_at as "enteredAt", ${steps} as steps
    from ambassador_rewards r
    where r.member_id = ${memberId}
    order by r.id desc offset ${page.from} limit ${page.limit}`.execute(db)
  return rows
}

export type MonthRow = { month: string; visits: number; trials: number; purchases: number }

const MONTHS = 12

/** Of the last twelve months: how often the link was opened, and what came of it; never who. */
export async function listMonths(db: Reader, memberId: number, now: Date): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with months as (
      select generate_series(
        date_trunc('month', ${now}::timestamptz at time zone 'Asia/Tokyo') - make_interval(months => ${MONTHS - 1}),
        date_trunc('month', ${now}::timestamptz at time zone 'Asia/Tokyo'), interval '1 month')::date as month
    ), seen as (
      select date_trunc('month', day)::date as month, sum(visits)::int as visits
      from ambassador_visits where member_id = ${memberId} group by 1
    ), earned as (
      select date_trunc('month', entered_at at time zone 'Asia/Tokyo')::date as month,
        count(*) filter (where kind = 'trial')::int as trials,
        count(*) filter (where kind = 'purchase')::int as purchases
      from ambassador_rewards where member_id = ${memberId} group by 1
    )
    select to_char(month, 'YYYY-MM') as month, coalesce(visits, 0) as visits, coalesce(trials, 0) as trials,
      coalesce(purchases, 0) as purchases
    from months left join seen using (month) left join earned using (month)
    order by month desc`.execute(db)
  return rows
}

/** Of the month before: how much became certain for whom, where it is certain still. */
export async function listConfirmedLastMonth(db: Reader, now: Date) {
  const { rows } = await sql<{ memberId: number; to: string; name: string; month: string; count: number; yen: number }>`
    with month as (
      select date_trunc('month', ${now}::timestamptz at time zone 'Asia/Tokyo') as until
    )
    select m.id as "memberId", m.email as "to", m.name, to_char(month.until - interval '1 month', 'YYYY-MM') as month,
      count(*)::int as count, sum(r.yen)::int as yen
    from month, ambassador_rewards r
    join ambassadors a using (member_id) join members m on m.id = r.member_id
    where r.state = 'confirmed' and a.left_at is null
      and r.decided_at >= (month.until - interval '1 month') at time zone 'Asia/Tokyo'
      and r.decided_at < month.until at time zone 'Asia/Tokyo'
    group by 1, 2, 3, 4 order by 1`.execute(db)
  return rows
}
