import { sql } from 'kysely'
import { endOf } from '#platform/days.ts'
import type { Tx } from '#platform/db.ts'
import { startOfDay } from '#platform/tokyo.ts'
import type { Closing } from './close-days.ts'
import { dayOfMoment, insertLevels } from './queries.ts'

/** A plan by its months: 1, 2, 3 and 4, 5, 6 are 6, 1 and 12. */
const monthsOf = (plan: ReturnType<typeof sql>) => sql`(array['12', '6', '1'])[1 + ${plan} % 3]`

/**
 * What a day's running months come to: the fees of the book, discounts taken off, each from the day on which it was
 * booked and its month runs to the end of that month. What was taken back counts no more from then on.
 */
export async function sumMrr(tx: Tx, closing: Closing): Promise<void> {
  const { from, known } = closing
  await insertLevels(
    tx,
    'mrr',
    sql`
      select coalesce(${monthsOf(sql`t.plan_id`)}, '1') as key, greatest(i.period_starts_on, e.booked_on) as from_day,
        i.period_ends_on + 1 as until_day, l.yen as value
      from invoices i left join terms t on t.id = i.term_id join book_entries e on e.invoice_id = i.id
        join book_lines l on l.entry_id = e.id
      where i.kind = 'month' and i.period_ends_on >= ${from} and e.kind in ('invoice', 'discount', 'correction')
        and e.id <= ${known} and l.account = 'receivable'`,
    closing,
  )
}

/**
 * Who stood how at the end of a day, by state and plan: as the log of changes says, from which everybody begins without
 * a plan. Whose subscription is older than the log stood so since it began. Colleagues are not counted.
 */
export async function sumMembers(tx: Tx, closing: Closing): Promise<void> {
  const joined = dayOfMoment(sql`m.joined_at`)
  await insertLevels(
    tx,
    'members',
    sql`
      select s.state || ':' || coalesce(case when s.state <> 'before_subscribe' then ${monthsOf(sql`s.plan_id`)} end, '') as key,
        greatest(${dayOfMoment(sql`s.at`)}, ${joined}) as from_day,
        least(coalesce(${dayOfMoment(sql`s.until`)}, 'infinity'), coalesce(${dayOfMoment(sql`m.withdrawn_at`)}, 'infinity')) as until_day,
        1 as value
      from (
        select member_id, at, lead(at) over (partition by member_id order by at, id) as until, state, plan_id
        from (
          select id as member_id, '-infinity'::timestamptz as at, 0 as id, 'before_subscribe' as state, null::smallint as plan_id from members
          union all
          select member_id, at, id, to_state, coalesce(plan_id, (select t.plan_id from terms t where t.id = term_id))
          from subscription_changes
          union all
          select member_id, started_at, 0, state, plan_id from subscriptions s
          where not exists (select from subscription_changes c where c.member_id = s.member_id)
        ) as steps
      ) s join members m on m.id = s.member_id
      where not exists (select from staff_members f where f.member_id = m.id)`,
    closing,
  )
}

/** Who began a trial, who paid after one, who began to pay and who left, each with the month of the beginning. */
export async function sumTurns(tx: Tx, { from, to }: Closing): Promise<void> {
  const [since, until] = [startOfDay(from), endOf(to)]
  await sql`
    with stretches as (
      select member_id, min(at) filter (where to_state = 'under_trial') as trial_at,
        min(at) filter (where to_state = 'will_continue') as paid_at,
        min(at) filter (where to_state = 'after_unsubscribe') as left_at
      from (
        select c.*, count(*) filter (where from_state in ('before_subscribe', 'after_unsubscribe'))
          over (partition by member_id order by at, id) as stretch
        from subscription_changes c
        where member_id in (select member_id from subscription_changes where at >= ${since} and at < ${until})
      ) as counted
      group by member_id, stretch
    ), turns as (
      select 'trials' as measure, trial_at as at, '' as key from stretches
      union all select 'trials_paid', paid_at, ${monthOf(sql`trial_at`)} from stretches where trial_at is not null
      union all select 'begun', paid_at, '' from stretches
      union all select 'left', left_at, ${monthOf(sql`paid_at`)} from stretches where paid_at is not null
    )
    insert into figure_days (measure, day, key, summed_on, value)
    select measure, ${dayOfMoment(sql`at`)}, key, ${dayOfMoment(sql`at`)}, count(*)
    from turns where at >= ${since} and at < ${until} group by 1, 2, 3`.execute(tx)
}

const monthOf = (at: ReturnType<typeof sql>) => sql`to_char(${at} at time zone 'Asia/Tokyo', 'YYYY-MM')`

/** How many gave each reason on each day. */
export async function sumQuits(tx: Tx, { from, to }: Closing): Promise<void> {
  await sql`
    insert into figure_days (measure, day, key, summed_on, value)
    select 'quit_reasons', ${dayOfMoment(sql`q.at`)}, a.reason_id::text, ${dayOfMoment(sql`q.at`)}, count(distinct q.id)
    from quits q join quit_answers a on a.quit_id = q.id
    where q.at >= ${startOfDay(from)} and q.at < ${endOf(to)} group by 2, 3`.execute(tx)
}
