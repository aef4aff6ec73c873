import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

/** Who has left the school since takes no part. */
const entries = (db: Reader, campaignId: number) =>
  db
    .selectFrom('lottery_entries as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.campaign_id', '=', campaignId)
    .where('m.withdrawn_at', 'is', null)

export async function countEntries(db: Reader, campaignId: number): Promise<number> {
  const { count } = await entries(db, campaignId)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Nobody who is drawn leaves while the draw is written down. */
export async function lockEntrants(tx: Tx, campaignId: number) {
  return entries(tx, campaignId)
    .select(['m.id as memberId', 'm.email as to', 'm.name'])
    .orderBy('m.id')
    .forKeyShare('m')
    .execute()
}

export function findDraw(db: Reader, campaignId: number) {
  return db
    .selectFrom('lottery_draws as d')
    .innerJoin('members as m', 'm.id', 'd.drawn_by')
    .select(['d.drawn_at', 'd.entries', 'd.winners', 'd.seed', 'm.name as drawer'])
    .where('d.campaign_id', '=', campaignId)
    .executeTakeFirst()
}

type Draw = { campaignId: number; at: Date; by: number; entries: number; seed: Buffer }

/** The draw, and who won in which order. */
export async function insertDraw(tx: Tx, { campaignId, at, by, entries, seed }: Draw, winners: readonly number[]) {
  await tx
    .insertInto('lottery_draws')
    .values({ campaign_id: campaignId, drawn_at: at, drawn_by: by, entries, winners: winners.length, seed })
    .execute()
  await sql`
    insert into lottery_winners (campaign_id, place, member_id)
    select ${campaignId}, place, member_id
    from unnest(${winners}::bigint[]) with ordinality as drawn (member_id, place)`.execute(tx)
}

const winners = (db: Reader, campaignId: number) =>
  db
    .selectFrom('lottery_winners as w')
    .innerJoin('members as m', 'm.id', 'w.member_id')
    .innerJoin('lottery_entries as e', (join) =>
      join.onRef('e.member_id', '=', 'w.member_id').onRef('e.campaign_id', '=', 'w.campaign_id'),
    )
    .leftJoin('gift_cards as g', (join) =>
      join.onRef('g.member_id', '=', 'w.member_id').onRef('g.campaign_id', '=', 'w.campaign_id'),
    )
    .select(['w.place', 'w.member_id as memberId', 'm.name', 'm.email', 'e.entered_at as enteredAt'])
    .select(['g.yen', 'g.sent_at as sentAt'])
    .where('w.campaign_id', '=', campaignId)
    .orderBy('w.place')

export const listWinners = (db: Reader, campaignId: number, page: number) =>
  winners(db, campaignId).limit(PER_PAGE).offset(offsetOf(page)).execute()

export const listAllWinners = (db: Reader, campaignId: number) => winners(db, campaignId).execute()
