import type { Reader, Tx } from '#platform/db.ts'
import type { Place } from '../campaigns/terms.ts'

type OfMember = Place & { memberId: number; now: Date }

/** The place that is kept for this member there, while it is. */
export const findHold = (db: Reader, { memberId, campaignId, teacherId, now }: OfMember) =>
  db
    .selectFrom('correction_holds')
    .select(['held_at as heldAt', 'held_until as heldUntil'])
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .where('teacher_id', '=', teacherId)
    .where('held_until', '>', now)
    .executeTakeFirst()

/** Keeps a place for a member who has no other. */
export async function putHold(tx: Tx, { memberId, campaignId, teacherId, now }: OfMember, until: Date): Promise<void> {
  const hold = { campaign_id: campaignId, teacher_id: teacherId, held_at: now, held_until: until }
  await tx
    .insertInto('correction_holds')
    .values({ member_id: memberId, ...hold })
    .execute()
}

export async function moveHold(tx: Tx, memberId: number, until: Date): Promise<void> {
  await tx.updateTable('correction_holds').set({ held_until: until }).where('member_id', '=', memberId).execute()
}

/** The place that was kept for this member is given, or given back; with a place named, only that one. Where it was. */
export async function dropHold(tx: Tx, memberId: number, place?: Place): Promise<Place | undefined> {
  let held = tx.deleteFrom('correction_holds').where('member_id', '=', memberId)
  if (place) held = held.where('campaign_id', '=', place.campaignId).where('teacher_id', '=', place.teacherId)
  return held.returning(['campaign_id as campaignId', 'teacher_id as teacherId']).executeTakeFirst()
}

/** What lapsed counts no more; this only tidies up. */
export async function dropLapsedHolds(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('correction_holds').where('held_until', '<=', now).execute()
}
