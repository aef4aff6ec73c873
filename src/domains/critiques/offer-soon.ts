import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

/** A place was given back, or lapses then: who waits for it is told at once. */
export function offerSoon({ jobs }: House, tx: Tx, campaignId: number, lapse?: { memberId: number; at: Date }) {
  const key = `critiques.offer-places:${campaignId}${lapse ? `:${lapse.memberId}` : ''}`
  return jobs.add(tx, 'critiques.offer-places', { campaignId }, { key, runAt: lapse?.at })
}

/** A teacher takes works again: who waits for one of their places, in whichever campaign, is told at once. */
export async function offerSoonOf(house: House, tx: Tx, teacherId: number): Promise<void> {
  for (const campaignId of await listWaitedFor(tx, teacherId)) await offerSoon(house, tx, campaignId)
}

async function listWaitedFor(db: Reader, teacherId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('correction_slots as s')
    .select('s.campaign_id')
    .where('s.teacher_id', '=', teacherId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('correction_waits as v')
          .select('v.id')
          .whereRef('v.campaign_id', '=', 's.campaign_id')
          .whereRef('v.teacher_id', '=', 's.teacher_id')
          .where('v.ended_at', 'is', null),
      ),
    )
    .execute()
  return rows.map(({ campaign_id }) => campaign_id)
}
