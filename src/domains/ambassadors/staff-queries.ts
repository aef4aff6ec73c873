import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { Standing } from './standings.ts'
import { steps, type LedgerRow } from './rewards/queries.ts'

export type AmbassadorRow = {
  memberId: number
  name: string
  code: string
  standing: Standing
  registeredAt: Date
  rewards: number
  unpaidYen: number
  paidYen: number
  visits: number
}

const standing = sql<Standing>`case when a.left_at is not null then 'left' when a.suspended_at is not null then 'suspended' else 'active' end`

/** A page of them, the newest first: figures are summed for those on the page alone. */
export async function listAmbassadors(db: Reader, of: Standing, page: number): Promise<AmbassadorRow[]> {
  const { rows } = await sql<AmbassadorRow>`
    with page as (
      select a.member_id, a.code, a.registered_at, ${standing} as standing from ambassadors a
      where ${standing} = ${of} order by a.registered_at desc, a.member_id desc
      offset ${offsetOf(page)} limit ${PER_PAGE}
    )
    select page.member_id as "memberId", m.name, page.code, page.standing, page.registered_at as "registeredAt",
      coalesce(r.rewards, 0) as rewards, coalesce(r.unpaid, 0) as "unpaidYen", coalesce(r.paid, 0) as "paidYen",
      coalesce(v.visits, 0) as visits
    from page join members m on m.id = page.member_id
    left join lateral (
      select count(*)::int as rewards, sum(yen) filter (where state in ('pending', 'confirmed'))::int as unpaid,
        sum(yen) filter (where state = 'paid')::int as paid
      from ambassador_rewards where member_id = page.member_id
    ) r on true
    left join lateral (
      select sum(visits)::int as visits from ambassador_visits where member_id = page.member_id
    ) v on true
    order by page.registered_at desc, page.member_id desc`.execute(db)
  return rows
}

export async function countAmbassadors(db: Reader): Promise<Record<Standing, number>> {
  const { rows } = await sql<{ standing: Standing; count: number }>`
    select ${standing} as standing, count(*)::int as count from ambassadors a group by 1`.execute(db)
  return { active: 0, suspended: 0, left: 0, ...Object.fromEntries(rows.map((row) => [row.standing, row.count])) }
}

export type AmbassadorFacts = {
  memberId: number
  name: string
  givenName: string | null
  age: number | null
  adLocation: string | null
  code: string
  standing: Standing
  registeredAt: Date
  agreedAt: Date
  termsVersion: string
  suspendReason: string | null
}

export async function findFacts(db: Reader, memberId: number): Promise<AmbassadorFacts | null> {
  const { rows } = await sql<AmbassadorFacts>`
    select a.member_id as "memberId", m.name, a.name as "givenName", a.age, a.ad_location as "adLocation", a.code,
      ${standing} as standing, a.registered_at as "registeredAt", a.agreed_at as "agreedAt",
      a.terms_version as "termsVersion", a.suspend_reason as "suspendReason"
    from ambassadors a join members m on m.id = a.member_id where a.member_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

export type StaffReward = LedgerRow & {
  referredId: number
  referred: string
  orderKey: string
  openedAt: Date | null
  placedAt: Date | null
}

/** What staff see of a reward beyond its ambassador: how it came, and whose it is. */
export async function listStaffRewards(db: Reader, memberId: number, page: number): Promise<StaffReward[]> {
  const { rows } = await sql<StaffReward>`
    select r.id, r.kind, r.yen, r.state, r.entered_at as "enteredAt", ${steps} as steps,
      r.referred_id as "referredId", m.name as referred, r.order_key as "orderKey", o.referred_at as "openedAt",
      coalesce(o.guardian_at, o.shown_at) as "placedAt"
    from ambassador_rewards r join members m on m.id = r.referred_id left join orders o on o.key = r.order_key
    where r.member_id = ${memberId}
    order by r.id desc offset ${offsetOf(page)} limit ${PER_PAGE + 1}`.execute(db)
  return rows
}
