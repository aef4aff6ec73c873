import type { Reader } from '#platform/db.ts'
import { findCampaign } from '../campaigns/queries.ts'
import { freePlaces, isAvailable } from '../rules.ts'
import type { BoardWork } from './queries.ts'

/** The other teachers of a work's campaign who have a place for it. */
export async function listFree(db: Reader, { campaignId, memberId, teacherId }: BoardWork, now: Date) {
  const campaign = await findCampaign(db, { id: campaignId, memberId: null, now })
  return (campaign?.seats ?? []).flatMap((seat) =>
    seat.id !== teacherId && seat.memberId !== null && seat.memberId !== memberId && isAvailable(seat)
      ? [{ id: seat.id, memberId: seat.memberId, name: seat.name, free: freePlaces(seat) }]
      : [],
  )
}
