import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { formatEnd, formatMoment } from '#platform/tokyo.ts'
import { yen } from '../terms.ts'
import { countEntries, findDraw, listWinners } from './draw-queries.ts'
import { entriesCompleteAt, whyCannotDraw } from './draw-rules.ts'
import { refusal } from './refusals.ts'
import { findCampaign } from './staff-queries.ts'

export type LotteryView = Awaited<ReturnType<typeof readLottery>>

/** A lottery for those who draw it: how many entered, whether and how it was drawn, who won. */
export async function readLottery({ db, url, now }: Actor, id: number) {
  const found = orNotFound(await findCampaign(db, id))
  const campaign = orNotFound(found.kind === 'lottery' ? found : null)
  const page = pageOf(url)
  const [entries, draw, winners] = await Promise.all([
    countEntries(db, id),
    findDraw(db, id),
    listWinners(db, id, page),
  ])
  const lottery = { opensAt: campaign.opens_at, closesAt: campaign.closes_at, applyUntil: campaign.apply_until }
  const no = whyCannotDraw(lottery, { entries, isDrawn: draw !== undefined }, now)
  return {
    id,
    name: campaign.name,
    closes: formatEnd(campaign.closes_at),
    completeAt: formatMoment(entriesCompleteAt(lottery)),
    prize: campaign.gift_yen === null ? null : yen(campaign.gift_yen),
    entries,
    whyNot: no && refusal(no).message,
    draw: draw && {
      at: formatMoment(draw.drawn_at),
      by: draw.drawer,
      entries: draw.entries,
      winners: draw.winners,
      seed: draw.seed.toString('hex'),
    },
    page,
    pages: pagesOf(draw?.winners ?? 0),
    winners: winners.map(({ place, memberId, name, email, enteredAt, sentAt, yen: amount }) => ({
      place,
      member: { id: memberId, name: name || '（退会済み）' },
      email,
      entered: formatMoment(enteredAt),
      gift: amount === null ? '－' : sentAt ? `発送済み（${formatMoment(sentAt)}）` : '未発送',
    })),
  }
}
