import { sql } from 'kysely'
import type { ContractState } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'

export type SubscriptionFilter = {
  state: string | null
  planIds: readonly number[] | null
  /** the machine's next step lies before this instant */
  stepBefore: Date | null
  unpaid: boolean
}

export type ListedSubscription = {
  member_id: number
  name: string
  email: string
  state: ContractState
  plan_id: number
  started_at: Date
  access_ends_at: Date | null
  next_step_at: Date | null
  closes_at: Date | null
  ends_on: string | null
  unpaid: number
}

function fits({ state, planIds, stepBefore, unpaid }: SubscriptionFilter) {
  const parts = [sql`true`]
  if (state) parts.push(sql`s.state = ${state}`)
  if (planIds) parts.push(sql`s.plan_id = any(${[...planIds]})`)
  if (stepBefore) parts.push(sql`s.next_step_at < ${stepBefore}`)
  if (unpaid) parts.push(sql`s.member_id in (select i.member_id from invoices i where i.state = 'unpaid')`)
  return sql.join(parts, sql` and `)
}

/** The subscriptions that fit; by their next step when that was asked for, else the newest members first. */
export async function listSubscriptions(db: Reader, filter: SubscriptionFilter, page: number) {
  const order = filter.stepBefore ? sql`s.next_step_at, s.member_id` : sql`s.member_id desc`
  const { rows } = await sql<ListedSubscription>`
    select s.member_id, m.name, m.email, s.state, s.plan_id, s.started_at, s.access_ends_at, s.next_step_at, s.closes_at,
      t.ends_on, (select count(*)::int from invoices i where i.member_id = s.member_id and i.state = 'unpaid') as unpaid
    from (select * from subscriptions s where ${fits(filter)} order by ${order} limit ${PER_PAGE} offset ${offsetOf(page)}) s
    join members m on m.id = s.member_id left join terms t on t.id = s.term_id
    order by ${order}
  `.execute(db)
  return rows
}

export async function countSubscriptions(db: Reader, filter: SubscriptionFilter): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from subscriptions s where ${fits(filter)}`.execute(db)
  return rows[0]!.count
}

/** Trials whose end the machine meets within seven days, today included; a cancelled one is no longer a trial. */
export async function countTrialsEnding(db: Reader, now: Date): Promise<number> {
  const until = addDays(startOfDay(dayKey(now)), 7)
  const { count } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'under_trial')
    .where('next_step_at', '<', until)
    .executeTakeFirstOrThrow()
  return count
}
