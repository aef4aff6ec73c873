import { href } from 'react-router'
import { leaveNotice } from '#domains/notifications/index.ts'
import { findAddressee } from '#domains/plans/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { findApplicantById } from '../applicant.ts'
import { findCampaign, findOwnWorks, type Campaign } from '../campaigns/queries.ts'
import { eligibilityOf, isOpen } from '../rules.ts'
import { offerLapsed, placeOffered, waitClosed } from './mail/wait-letters.ts'
import {
  closeWaits,
  endLapsedOffers,
  endWait,
  listInLine,
  listOffered,
  markOffered,
  takeBackOffers,
} from './queries.ts'
import { offerUntil } from './rules.ts'

/**
 * Gives what is free in a locked campaign to who waits for it, in the order in which they came: told by letter, the
 * place is theirs for a day; who let it lapse is told so. Who may not ask any more drops out; who was told of a place that nobody gives any more waits
 * on where they were. Doing it again changes nothing.
 */
export async function offerPlaces(house: House, tx: Tx, campaignId: number, now: Date): Promise<void> {
  const lapsed = await endLapsedOffers(tx, campaignId, now)
  await takeBackOffers(tx, campaignId)
  const closed = await closeWaits(tx, campaignId, now)
  for (const [ended, letter] of [
    [lapsed, offerLapsed],
    [closed, waitClosed],
  ] as const)
    for (const { id, memberId, ...about } of ended) {
      const to = await findAddressee(tx, memberId)
      await writeLetter(house, tx, letter(house, { ...to, ...about, waitId: id, campaignId }))
    }
  for (const { id, memberId } of await listOffered(tx, campaignId))
    if (!(await mayAsk(tx, { campaignId, memberId, now }))) await endWait(tx, id, 'no-right', now)
  const campaign = await findCampaign(tx, { id: campaignId, memberId: null, now })
  if (campaign && campaign.accepts && isOpen(campaign, now)) await offerFree(house, tx, campaign, now)
}

async function offerFree(house: House, tx: Tx, campaign: Campaign, now: Date): Promise<void> {
  const { id: campaignId, title, endsAt, seats } = campaign
  const free = new Map<number, number>()
  for (const { id, slots, taken, waiting, accepts, isActive } of seats)
    if (waiting > 0 && accepts && isActive && taken < slots) free.set(id, slots - taken)
  if (free.size === 0) return
  let left = campaign.capacity - campaign.taken
  const told = new Set<number>()
  for (const { id, memberId, teacherId } of await listInLine(tx, campaignId, [...free.keys()])) {
    if (left <= 0) return
    const places = free.get(teacherId)!
    if (places === 0 || told.has(memberId)) continue
    if (!(await mayAsk(tx, { campaignId, memberId, now }))) {
      await endWait(tx, id, 'no-right', now)
      continue
    }
    const until = offerUntil(now, endsAt)
    await markOffered(tx, id, { now, until })
    const teacher = seats.find((seat) => seat.id === teacherId)!.name
    const about = { waitId: id, campaignId, campaign: title, teacher, until }
    await writeLetter(house, tx, placeOffered(house, { ...(await findAddressee(tx, memberId)), ...about }))
    await leaveNotice(tx, {
      ...{ memberId, now, kind: 'critique', key: `place-offered:${id}` },
      text: '添削の受付枠が空きました。24時間のあいだ、あなたのために確保しています。',
      path: href('/correction_campaigns/:id', { id: String(campaignId) }),
    })
    free.set(teacherId, places - 1)
    told.add(memberId)
    left -= 1
  }
}

/** Whether who waits could ask in this campaign now. */
async function mayAsk(tx: Tx, { campaignId, memberId, now }: { campaignId: number; memberId: number; now: Date }) {
  const applicant = await findApplicantById(tx, memberId, now)
  return eligibilityOf(applicant, await findOwnWorks(tx, { campaignId, memberId })).able
}
