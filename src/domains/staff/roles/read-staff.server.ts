import type { Actor } from '#platform/ask.ts'
import { formatDay } from '#platform/tokyo.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { countStaff, listStaff } from './queries.ts'

export async function readStaff({ db, url, memberId }: Actor) {
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listStaff(db, page), countStaff(db)])
  return {
    page,
    pages: pagesOf(count),
    staff: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      since: formatDay(row.granted_at),
      granter: row.granter ?? '－',
      hasFactor: row.confirmed_at !== null,
      isSelf: row.id === memberId,
    })),
  }
}

export type StaffPerson = Awaited<ReturnType<typeof readStaff>>['staff'][number]
