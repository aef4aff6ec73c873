import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Place } from '../campaigns/terms.ts'

type EndedAs = 'taken' | 'left' | 'lapsed' | 'no-right' | 'closed'
/** A wait that is over, and what it was for. */
type Ended = { id: number; memberId: number; teacher: string; campaign: string }
type Of = { campaignId: number; memberId: number }

export async function insertWait(tx: Tx, { campaignId, teacherId, memberId, now }: Place & Of & { now: Date }) {
  await tx
    .insertInto('correction_waits')
    .values({ campaign_id: campaignId, teacher_id: teacherId, member_id: memberId, joined_at: now })
    .execute()
}

export async function endWait(tx: Tx, id: number, endedAs: EndedAs, now: Date): Promise<void> {
  await tx.updateTable('correction_waits').set({ ended_at: now, ended_as: endedAs }).where('id', '=', id).execute()
}

/** Ends what this member waits for in a campaign; with a teacher named, only there. */
export async function endWaitsOf(
  tx: Tx,
  { campaignId, memberId, teacherId }: Of & { teacherId?: number },
  endedAs: EndedAs,
  now: Date,
): Promise<void> {
  let waits = tx
    .updateTable('correction_waits')
    .set({ ended_at: now, ended_as: endedAs })
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
  if (teacherId !== undefined) waits = waits.where('teacher_id', '=', teacherId)
  await waits.execute()
}

/** Who was told and has not come in time: the line goes on without them. */
export async function endLapsedOffers(tx: Tx, campaignId: number, now: Date): Promise<Ended[]> {
  const lapsed = await sql<Ended>`
    update correction_waits v set ended_at = ${now}, ended_as = 'lapsed'
    from correction_campaigns c, correctional_teachers t
    where v.campaign_id = ${campaignId} and v.ended_at is null and v.offer_until <= ${now}
      and c.id = v.campaign_id and t.id = v.teacher_id
    returning v.id, v.member_id as "memberId", t.name as teacher, c.title as campaign`.execute(tx)
  return lapsed.rows
}

/** A teacher or the school stopped taking works: what was offered is not there, and who was told waits on. */
export async function takeBackOffers(tx: Tx, campaignId: number): Promise<void> {
  await sql`
    update correction_waits v set offered_at = null, offer_until = null
    from correction_campaigns c, correctional_teachers t
    where v.campaign_id = ${campaignId} and v.ended_at is null and v.offered_at is not null
      and c.id = v.campaign_id and t.id = v.teacher_id
      and not (c.accepts and t.accepts and t.rested_at is null)`.execute(tx)
}

/** Ends what can never be given any more: the campaign is over, or its teacher has left. */
export async function closeWaits(tx: Tx, campaignId: number, now: Date): Promise<Ended[]> {
  const closed = await sql<Ended>`
    update correction_waits v set ended_at = ${now}, ended_as = 'closed'
    from correction_campaigns c, correctional_teachers t
    where v.campaign_id = ${campaignId} and v.ended_at is null and c.id = v.campaign_id and t.id = v.teacher_id
      and (c.ends_at <= ${now} or t.ended_at <= ${now})
    returning v.id, v.member_id as "memberId", t.name as teacher, c.title as campaign`.execute(tx)
  return closed.rows
}

export const listOffered = (tx: Tx, campaignId: number) =>
  tx
    .selectFrom('correction_waits')
    .select(['id', 'member_id as memberId'])
    .where('campaign_id', '=', campaignId)
    .where('ended_at', 'is', null)
    .where('offered_at', 'is not', null)
    .execute()

const MOST_AT_ONCE = 200

/** Who waits for these teachers and was not told, in the order in which they came; who has another offer waits on. */
export async function listInLine(tx: Tx, campaignId: number, teacherIds: readonly number[]) {
  const found = await sql<{ id: number; memberId: number; teacherId: number }>`
    select v.id, v.member_id as "memberId", v.teacher_id as "teacherId" from correction_waits v
    where v.campaign_id = ${campaignId} and v.teacher_id = any(${teacherIds}::bigint[]) and v.ended_at is null
      and v.offered_at is null
      and not exists (select from correction_waits o where o.campaign_id = v.campaign_id and o.member_id = v.member_id
        and o.ended_at is null and o.offered_at is not null)
    order by v.id limit ${MOST_AT_ONCE}`.execute(tx)
  return found.rows
}

export async function markOffered(tx: Tx, id: number, { now, until }: { now: Date; until: Date }): Promise<void> {
  await tx.updateTable('correction_waits').set({ offered_at: now, offer_until: until }).where('id', '=', id).execute()
}

export async function listCampaignsWaitedFor(db: Reader): Promise<number[]> {
  const rows = await db
    .selectFrom('correction_waits')
    .select('campaign_id')
    .distinct()
    .where('ended_at', 'is', null)
    .orderBy('campaign_id')
    .execute()
  return rows.map(({ campaign_id }) => campaign_id)
}
