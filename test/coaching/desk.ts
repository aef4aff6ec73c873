import { openPayee } from '#domains/payouts/index.ts'
import type { Db } from '#platform/db.ts'
import type { ItemState } from '#domains/coaching/terms.ts'

type Wanted = {
  now: Date
  coachId?: number
  priceYen?: number
  commissionYen?: number
  validDays?: number
  monthlyNumber?: number
  state?: ItemState
}

/** Something to buy, coached by somebody where that matters. */
export async function writeItem(db: Db, wanted: Wanted): Promise<number> {
  const {
    now,
    coachId,
    priceYen = 8_000,
    commissionYen = 0,
    validDays = 90,
    monthlyNumber = 100,
    state = 'open',
  } = wanted
  const { id } = await db
    .insertInto('coaching_items')
    .values({
      ...{ name: '作品相談', description: '作品を一緒に見ます。', price_yen: priceYen, commission_yen: commissionYen },
      ...{ valid_days: validDays, monthly_number: monthlyNumber, minutes: 60, fee_yen: 5_000, state, made_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (coachId !== undefined)
    await db.insertInto('coaching_item_coaches').values({ item_id: id, coach_id: coachId }).execute()
  return id
}

/** A member becomes a coach. */
export async function writeCoach(db: Db, memberId: number, now: Date, name = '花村コーチ'): Promise<void> {
  await db.insertInto('coaches').values({ member_id: memberId, name, since: now }).execute()
  await db.transaction().execute((tx) => openPayee(tx, memberId, 'coaching', now))
}
