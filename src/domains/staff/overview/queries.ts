import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

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
