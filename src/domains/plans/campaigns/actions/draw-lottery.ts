import { randomBytes } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { notFound } from '#platform/refusal.ts'
import { insertGifts } from '../../gifts/queries.ts'
import { lotteryWon } from '../../mail/lottery-letter.ts'
import { findDraw, insertDraw, lockEntrants } from '../draw-queries.ts'
import { drawFrom } from '../draw-lots.ts'
import { whyCannotDraw } from '../draw-rules.ts'
import { enterLottery } from '../lottery.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { lockCampaign } from '../staff-queries.ts'

/**
 * Draws so many winners of a lottery that is over: once, by lots that follow from a seed which is kept. Each winner is
 * written to. Of two who draw at the same time the second is told that it is done.
 */
export async function drawLottery(actor: Actor, campaignId: number, count: number): Promise<void> {
  // Whoever has waited 72 hours by now and was not entered yet takes part.
  await enterLottery(actor.house)
  await actor.db.transaction().execute(async (tx) => {
    const campaign = await lockCampaign(tx, campaignId)
    if (campaign?.kind !== 'lottery') return notFound()
    const isDrawn = (await findDraw(tx, campaignId)) !== undefined
    const entrants = await lockEntrants(tx, campaignId)
    const lottery = { opensAt: campaign.opens_at, closesAt: campaign.closes_at, applyUntil: campaign.apply_until }
    refuseIf(whyCannotDraw(lottery, { entries: entrants.length, isDrawn }, actor.now))
    if (count > entrants.length) refuse('too-many-winners')
    const draw = { campaignId, at: actor.now, by: actor.memberId, entries: entrants.length, seed: randomBytes(32) }
    const drawn = drawFrom(
      draw.seed,
      entrants.map(({ memberId }) => memberId),
      count,
    )
    await insertDraw(tx, draw, drawn)
    const { gift_yen: giftYen } = campaign
    if (giftYen !== null) {
      const gifts = drawn.map((memberId) => ({ memberId, campaignId, yen: giftYen }))
      await insertGifts(tx, gifts, actor.now)
    }
    await writeAudit(tx, actor, 'staff.lottery-drawn', null, {
      ...{ campaign: campaignId, name: campaign.name, entries: entrants.length, winners: count },
    })
    const known = new Map(entrants.map((entrant) => [entrant.memberId, entrant]))
    const about = { campaignId, campaign: campaign.name, giftYen }
    for (const id of drawn) await writeLetter(actor.house, tx, lotteryWon(actor.house, { ...known.get(id)!, ...about }))
  })
}
