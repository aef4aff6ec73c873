import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'

/** How many members stand in each state; who has no plan yet is counted by what is left. */
export async function countMembersByState(db: Reader) {
  const { rows } = await sql<{ state: string; count: number }>`
    select coalesce(s.state, 'before_subscribe') as state, count(*)::int as count
    from members m left join subscriptions s on s.member_id = m.id
    where m.withdrawn_at is null and not exists (select from staff_members f where f.member_id = m.id)
    group by 1
  `.execute(db)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

/**
 * Trials whose end the machine meets within seven days, today included (a cancelled one is no longer a trial), what is
 * owed, attempts whose end nobody knows yet, and what the provider's list says differently.
 */
export async function countOpenMatters(db: Reader, now: Date) {
  const until = addDays(startOfDay(dayKey(now)), 7)
  const { rows } = await sql<{
    trialsEnding: number
    unknown: number
    mismatches: number
    unpaid: { count: number; members: number; yen: number }
  }>`
    select
      (select count(*)::int from subscriptions where state = 'under_trial' and next_step_at < ${until}) as "trialsEnding",
      (select count(*)::int from charge_attempts where state = 'unknown') as unknown,
      (select count(*)::int from provider_mismatches where settled_at is null) as mismatches,
      (select json_build_object('count', count(*), 'members', count(distinct member_id),
          'yen', coalesce(sum(total_yen - refunded_yen), 0))
        from invoices where state = 'unpaid') as unpaid
  `.execute(db)
  return rows[0]!
}

/** What was charged today, in Tokyo. */
export async function sumTodaysCharges(db: Reader, now: Date) {
  const since = startOfDay(dayKey(now))
  const { rows } = await sql<{ captured: number; yen: number; declined: number }>`
    select count(*) filter (where state = 'captured')::int as captured,
      coalesce(sum(yen) filter (where state = 'captured'), 0)::bigint as yen,
      count(*) filter (where state = 'declined')::int as declined
    from charge_attempts where finished_at >= ${since} and finished_at < ${addDays(since, 1)}
  `.execute(db)
  return rows[0]!
}
