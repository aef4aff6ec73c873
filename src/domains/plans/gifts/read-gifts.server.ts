import { yen } from '../terms.ts'
import type { Actor } from '#platform/ask.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { countGifts, listGifts } from './queries.ts'

export async function readGifts({ db, url }: Actor) {
  const sent = url.searchParams.get('sent') === '1'
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listGifts(db, sent, page), countGifts(db, sent)])
  return {
    sent,
    count,
    page,
    pages: pagesOf(count),
    gifts: rows.map((row) => ({
      member: { id: row.member_id, name: row.name },
      email: row.email,
      campaignId: row.campaign_id,
      campaign: row.campaign,
      amount: yen(row.yen),
      earned: formatMoment(row.earned_at),
      sentAt: row.sent_at && `${formatMoment(row.sent_at)}　${row.sender ?? ''}`,
    })),
  }
}
