import { sql, type Expression, type SqlBool } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import type { TermMonths } from '#domains/plans/terms.ts'
import type { Day } from '#platform/days.ts'
import { written } from '#platform/written.ts'
import type { DatedPrice } from './rules.ts'

export type Page = { after: number; limit: number }

/**
 * Running trials, or terms whose renewal is to be told of (commitments, and what a reserved plan follows), that end
 * within these days and of which nothing was written as it stands now; by number.
 */
export function listEnding(
  db: Reader,
  { kind, from, until }: { kind: 'trial' | 'renewal'; from: Day; until: Day },
  { after, limit }: Page,
) {
  return db
    .selectFrom('terms as t')
    .innerJoin('subscriptions as s', 's.term_id', 't.id')
    .select(['t.id', 't.member_id as memberId'])
    .where('t.ended_at', 'is', null)
    .where('t.ends_on', '>=', from)
    .where('t.ends_on', '<=', until)
    .where('t.id', '>', after)
    .where('s.state', '=', kind === 'trial' ? 'under_trial' : 'will_continue')
    .$if(kind === 'trial', (query) => query.where('t.kind', '<>', 'paid'))
    .$if(kind === 'renewal', (query) =>
      query
        .where('t.kind', '=', 'paid')
        .where((where) =>
          where.or([where('t.cancel_anytime', '=', false), where('s.reserved_plan_id', 'is not', null)]),
        ),
    )
    .where(
      kind === 'trial' ? unwritten('trial-ends', sql.ref('t.id')) : unwritten('renewal', sql`t.id || ${reservation}`),
    )
    .orderBy('t.id')
    .limit(limit)
    .execute()
}

/** The last reservation within a term, or that it is no more: each has its own letter. Empty for who never made one. */
const reservation = sql<string>`coalesce((
  select ':' || c.id || case when s.reserved_plan_id is null then ':cancelled' else '' end
  from subscription_changes c
  where c.member_id = t.member_id and c.term_id = t.id and c.cause = 'plan-reserved'
  order by c.id desc limit 1), '')`

export async function findReservation(db: Reader, termId: number): Promise<string> {
  const { of } = await db
    .selectFrom('terms as t')
    .innerJoin('subscriptions as s', 's.term_id', 't.id')
    .select(reservation.as('of'))
    .where('t.id', '=', termId)
    .executeTakeFirstOrThrow()
  return of
}

/** Running paid terms that will renew, and whose plan becomes dearer than they are until that day; by number. */
export function listDearer(db: Reader, until: Day, { after, limit }: Page) {
  const months = sql`case when t.plan_id in (1, 4) then 6 when t.plan_id in (2, 5) then 1 else 12 end`
  return db
    .selectFrom('terms as t')
    .innerJoin('subscriptions as s', 's.term_id', 't.id')
    .select(['t.id', 't.member_id as memberId'])
    .where('t.ended_at', 'is', null)
    .where('t.kind', '=', 'paid')
    .where('s.state', '=', 'will_continue')
    .where('s.reserved_plan_id', 'is', null)
    .where('t.ends_on', '<', until)
    .where('t.id', '>', after)
    .where(
      sql<boolean>`exists (select from plan_prices p where p.term_months = ${months} and p.monthly_yen > t.monthly_yen
        and p.valid_from <= ${until}::date at time zone 'Asia/Tokyo')`,
    )
    .orderBy('t.id')
    .limit(limit)
    .execute()
}

/** Cards in use that end within these days and of which nothing was written; by number. */
export function listExpiringCards(db: Reader, from: Day, until: Day, { after, limit }: Page) {
  return db
    .selectFrom('payment_methods as p')
    .innerJoin('subscriptions as s', 's.member_id', 'p.member_id')
    .select(['p.id', 'p.member_id as memberId'])
    .where('p.replaced_at', 'is', null)
    .where('p.kind', '=', written('card'))
    .where('p.expires_on', '>=', from)
    .where('p.expires_on', '<=', until)
    .where('p.id', '>', after)
    .where('s.state', 'in', ['under_trial', 'will_continue', 'will_cancel'])
    .where(unwritten('card-expires', sql.ref('p.id')))
    .orderBy('p.id')
    .limit(limit)
    .execute()
}

/** Student discounts that end within these days and of which nothing was written; by number. */
export function listEndingStudents(db: Reader, from: Day, until: Day, { after, limit }: Page) {
  return db
    .selectFrom('student_records as r')
    .select(['r.id', 'r.member_id as memberId'])
    .where('r.closed_at', 'is', null)
    .where('r.expires_on', '>=', from)
    .where('r.expires_on', '<=', until)
    .where('r.id', '>', after)
    .where(unwritten('student-ends', sql.ref('r.id')))
    .orderBy('r.id')
    .limit(limit)
    .execute()
}

const unwritten = (letter: string, id: Expression<unknown>): Expression<SqlBool> =>
  sql<SqlBool>`not exists (select from letters l where l.key = ${`${letter}:`} || ${id})`

export async function listDatedPrices(db: Reader): Promise<DatedPrice[]> {
  const rows = await db.selectFrom('plan_prices').selectAll().execute()
  return rows.map((row) => ({
    months: row.term_months as TermMonths,
    from: dayKey(row.valid_from),
    yen: row.monthly_yen,
  }))
}
