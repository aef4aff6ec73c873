import type { Reader } from '#platform/db.ts'
import { freePlaces, isAvailable } from '../rules.ts'
import { findCampaign } from './queries.ts'

type Work = { campaignId: number; memberId: number; teacherId: number }
export type Substitute = { id: number; memberId: number; name: string; free: number }

/** The other teachers of a work's campaign who have a place for it. */
export async function listSubstitutes(db: Reader, work: Work, now: Date): Promise<Substitute[]> {
  const { campaignId, memberId, teacherId } = work
  const campaign = await findCampaign(db, { id: campaignId, memberId: null, now })
  return (campaign?.seats ?? []).flatMap((seat) =>
    seat.id !== teacherId && seat.memberId !== null && seat.memberId !== memberId && isAvailable(seat)
      ? [{ id: seat.id, memberId: seat.memberId, name: seat.name, free: freePlaces(seat) }]
      : [],
  )
}
