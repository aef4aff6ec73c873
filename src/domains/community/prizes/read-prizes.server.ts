import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { offsetOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { formatDay } from '#platform/tokyo.ts'
import { listWon } from './queries.ts'
import { openAddress } from './sealed.ts'

/** What was won and where it goes. Addresses stand here until they are forgotten, and that they were seen is written down. */
export async function readPrizes(actor: Actor) {
  const { db, house, now, url } = actor
  const page = pageOf(url)
  const rows = await listWon(db, now, { most: PER_PAGE, offset: offsetOf(page) })
  const prizes = rows.map(({ sealed, given_at, sent_at, ...row }) => ({
    ...row,
    address: openAddress(house, row.id, sealed),
    given: given_at && formatDay(given_at),
    sent: sent_at && formatDay(sent_at),
  }))
  const seen = prizes.flatMap(({ id, address }) => (address ? [id] : []))
  if (seen.length > 0) await writeAudit(db, actor, 'community.prize-addresses-seen', null, { works: seen.join(', ') })
  return { prizes, page, pages: pagesOf(rows[0]?.total ?? 0) }
}
export type Prize = Awaited<ReturnType<typeof readPrizes>>['prizes'][number]
