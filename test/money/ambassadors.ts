import { sql } from 'kysely'
import { register } from '#domains/ambassadors/actions/register.ts'
import type { Age } from '#domains/ambassadors/terms.ts'
import { placeOrder } from '#domains/orders/actions/place-order.ts'
import type { OrderWish } from '#domains/orders/actions/show-order.ts'
import { REFERRAL_COOKIE } from '#domains/plans/campaigns/terms.ts'
import { referralValue } from '#domains/plans/index.ts'
import type { CardInHand } from './card-tokens.ts'
import { NOON, type openDesk, ownCard } from './orders.ts'

type Order = { memberId?: number; wish?: Partial<OrderWish>; card?: CardInHand; at?: Date }
let months = 0

/** Who brings others, whom they bring, and what they have for it. */
export function ambassadorsOf(desk: Awaited<ReturnType<typeof openDesk>>) {
  const { fresh } = desk
  const { db, house } = fresh
  return {
    async newAmbassador(age: Age = 3) {
      const memberId = await desk.newMember()
      await register(await fresh.actorFor(memberId), { name: '紹介 する子', age, ad_location: 'blog' })
      const { code } = await db
        .selectFrom('ambassadors')
        .select('code')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
      return { memberId, code }
    },

    /** Somebody who opened that link orders. */
    async orderBy(code: string | null, { memberId, wish, card, at = NOON }: Order = {}) {
      const id = memberId ?? (await desk.newMember())
      const { key } = await desk.show(id, wish ?? { kind: 'start', planId: 2 })
      const cookies: Record<string, string> = code
        ? { [REFERRAL_COOKIE]: referralValue(house.settings.secret, code, at) }
        : {}
      const result = await placeOrder(await fresh.actorFor(id, { cookies }), {
        key,
        guardian: 'adult',
        card: await fresh.cards.tokens(card ?? ownCard()),
      })
      return { memberId: id, key, result }
    },

    rewardsOf: (memberId: number) =>
      db
        .selectFrom('ambassador_rewards')
        .select(['id', 'kind', 'yen', 'state', 'referred_id'])
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute(),

    linesOf: (memberId: number) =>
      db.selectFrom('pay_lines').select(['yen', 'cancelled_at']).where('member_id', '=', memberId).execute(),

    /** The bank has paid what is owed to them, by a run of a month of its own. */
    async pay(memberId: number) {
      const at = fresh.clock.now()
      const by = await desk.newMember()
      const month = `${2031 + Math.floor(months / 12)}-${String((months++ % 12) + 1).padStart(2, '0')}-01`
      const { id: runId } = await db
        .insertInto('payout_runs')
        .values({ month, pay_on: `${month.slice(0, 8)}25`, drafted_at: at, drafted_by: by, filed_at: at, filed_by: by })
        .returning('id')
        .executeTakeFirstOrThrow()
      const sums = { gross_yen: 1000, withheld_yen: 0 }
      const transfer = await db
        .insertInto('payout_transfers')
        .values({ run_id: runId, member_id: memberId, ...sums, account: 'x', paid_at: at, paid_by: by })
        .returning('id')
        .executeTakeFirstOrThrow()
      await sql`update pay_lines set transfer_id = ${transfer.id}
        where member_id = ${memberId} and transfer_id is null and cancelled_at is null`.execute(db)
      return { runId, transferId: transfer.id, by }
    },

    /** Their money went back whole. */
    refund: async (key: string) =>
      (
        await sql`update invoices set state = 'refunded', refunded_yen = total_yen where order_key = ${key} returning id`.execute(
          db,
        )
      ).rows.length > 0,
  }
}
