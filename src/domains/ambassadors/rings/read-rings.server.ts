import type { Actor } from '#platform/ask.ts'
import { pageOf, PER_PAGE } from '#platform/paging.ts'
import { addDays } from '#platform/tokyo.ts'
import { listRings } from './queries.ts'
import { SIGN_DAYS } from './terms.ts'

/** Whose rewards of the last half year are worth a look. */
export async function readRings({ db, url, now }: Actor) {
  const page = pageOf(url)
  const found = await listRings(db, addDays(now, -SIGN_DAYS), page)
  return { page, rows: found.slice(0, PER_PAGE), hasNextPage: found.length > PER_PAGE }
}
