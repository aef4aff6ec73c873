import { sql } from 'kysely'
import { asked } from '#platform/asked.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

const gifts = (db: Reader, sent: boolean) =>
  db.selectFrom('gift_cards as g').where('g.sent_at', sent ? 'is not' : 'is', null)

/** Those who wait longest come first; of those that were sent, the latest. */
export function listGifts(db: Reader, sent: boolean, page: number) {
  return gifts(db, sent)
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .innerJoin('campaigns as c', 'c.id', 'g.campaign_id')
    .leftJoin('members as s', 's.id', 'g.sent_by')
    .select(['g.member_id', 'g.campaign_id', 'g.yen', 'g.earned_at', 'g.sent_at'])
    .select(['m.name', 'm.email', 'c.name as campaign', 's.name as sender'])
    .orderBy(sent ? 'g.sent_at' : 'g.earned_at', sent ? 'desc' : 'asc')
    .orderBy('g.member_id')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute()
}

export async function countGifts(db: Reader, sent: boolean): Promise<number> {
  const { count } = await gifts(db, sent)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** How many wait to be sent, and since when the first of them does. */
export const unsentAsked = (db: Reader) =>
  asked(
    gifts(db, false)
      .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('g.earned_at').as('oldest')])
      .compile(),
    ([row]) => ({ count: row!.count, oldest: row!.oldest === null ? null : new Date(row!.oldest) }),
  )

export function lockGift(tx: Tx, memberId: number, campaignId: number) {
  return tx
    .selectFrom('gift_cards')
    .select(['yen', 'sent_at'])
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .forUpdate()
    .executeTakeFirst()
}

export async function setSent(tx: Tx, memberId: number, campaignId: number, sent_by: number, sent_at: Date) {
  await tx
    .updateTable('gift_cards')
    .set({ sent_at, sent_by })
    .where('member_id', '=', memberId)
    .where('campaign_id', '=', campaignId)
    .execute()
}

type Earned = { memberId: number; campaignId: number; yen: number }

/** Gift cards that were earned at that moment, each once. */
export async function insertGifts(tx: Tx, gifts: readonly Earned[], at: Date): Promise<void> {
  await sql`
    insert into gift_cards (member_id, campaign_id, yen, earned_at)
    select member_id, campaign_id, yen, ${at}
    from unnest(${gifts.map((gift) => gift.memberId)}::bigint[], ${gifts.map((gift) => gift.campaignId)}::bigint[],
      ${gifts.map((gift) => gift.yen)}::integer[]) as gift (member_id, campaign_id, yen)
    on conflict do nothing`.execute(tx)
}
