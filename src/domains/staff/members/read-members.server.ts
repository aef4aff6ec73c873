import { planName, stateNames } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import { formatDay } from '#platform/tokyo.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { countMembers, listMembers } from './queries.ts'
import { readSought } from './search-terms.ts'

/** A page of the members that are sought; three statements, however many there are. */
export async function readMembers({ db, url }: Actor) {
  const q = url.searchParams.get('q') ?? ''
  const sought = readSought(q)
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listMembers(db, sought, page), countMembers(db, sought)])
  const members = rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    joinedOn: formatDay(row.joined_at),
    state: row.withdrawn_at ? '退会済み' : row.role ? 'スタッフ' : stateNames[row.state],
    plan: planName(row.plan_id),
    unpaid: row.unpaid,
  }))
  return { q, members, count, page, pages: pagesOf(count) }
}
