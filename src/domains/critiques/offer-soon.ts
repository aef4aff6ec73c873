import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

/** A place was given back, or lapses then: who waits for it is told at once. */
export function offerSoon({ jobs }: House, tx: Tx, campaignId: number, lapse?: { memberId: number; at: Date }) {
  const key = `critiques.offer-places:${campaignId}${lapse ? `:${lapse.memberId}` : ''}`
  return jobs.add(tx, 'critiques.offer-places', { campaignId }, { key, runAt: lapse?.at })
}
