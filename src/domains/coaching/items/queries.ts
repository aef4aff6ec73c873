import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { addMonthsAnchored } from '#platform/days.ts'
import type { ItemState } from '../terms.ts'

const COLUMNS = [
  'id',
  'name',
  'description',
  'price_yen as priceYen',
  'commission_yen as commissionYen',
  'valid_days as validDays',
  'monthly_number as monthlyNumber',
  'minutes',
] as const

/** What can be bought now. */
export function findItemOnSale(db: Reader, id: number) {
  return db
    .selectFrom('coaching_items')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
}

export function listItemsOnSale(db: Reader) {
  return db.selectFrom('coaching_items').select(COLUMNS).where('state', '=', 'open').orderBy('id').limit(50).execute()
}

/** Sales of one item come one after the other until the transaction ends. */
export async function lockItem(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('coaching_items').select('id').where('id', '=', id).forUpdate().execute()
}

const monthOf = (now: Date) => {
  const first = `${dayKey(now).slice(0, 7)}-01`
  return { from: startOfDay(first), before: startOfDay(addMonthsAnchored(first, 1)) }
}

/**
 * So many of an item's month are left for this member: neither sold nor held by somebody whose payment is under way. An
 * order of their own makes way for their next. Null where there is no such item.
 */
export async function countLeft(db: Reader, itemId: number, now: Date, memberId: number): Promise<number | null> {
  const { from, before } = monthOf(now)
  const { rows } = await sql<{ left: number }>`
    select i.monthly_number
      - (select count(*) from coaching_tickets t
         where t.item_id = i.id and t.bought_at >= ${from} and t.bought_at < ${before})
      - (select count(*) from orders o where o.coaching_item_id = i.id
         and o.state not in ('shown', 'done', 'failed') and o.member_id <> ${memberId}) as left
    from coaching_items i where i.id = ${itemId}`.execute(db)
  return rows[0] ? Math.max(0, Number(rows[0].left)) : null
}

/** Who coaches an item, by name. */
export async function listCoachesOf(db: Reader, itemId: number) {
  return db
    .selectFrom('coaching_item_coaches as ic')
    .innerJoin('coaches as c', 'c.member_id', 'ic.coach_id')
    .select(['c.member_id as id', 'c.name'])
    .where('ic.item_id', '=', itemId)
    .where('c.ended_at', 'is', null)
    .orderBy('c.since')
    .orderBy('c.member_id')
    .limit(100)
    .execute()
}

/** All items as staff see them, with what was sold. */
export async function listItems(db: Reader, now: Date) {
  const { from, before } = monthOf(now)
  const { rows } = await sql<{
    id: number
    name: string
    state: ItemState
    priceYen: number
    commissionYen: number
    validDays: number
    monthlyNumber: number
    soldThisMonth: number
    sold: number
    coaches: string[]
  }>`
    select i.id, i.name, i.state, i.price_yen as "priceYen", i.commission_yen as "commissionYen",
      i.valid_days as "validDays", i.monthly_number as "monthlyNumber",
      (select count(*) from coaching_tickets t
        where t.item_id = i.id and t.bought_at >= ${from} and t.bought_at < ${before}) as "soldThisMonth",
      (select count(*) from coaching_tickets t where t.item_id = i.id) as sold,
      array(select c.name from coaching_item_coaches ic join coaches c on c.member_id = ic.coach_id
        where ic.item_id = i.id and c.ended_at is null order by c.since) as coaches
    from coaching_items i order by i.state = 'closed', i.id desc limit 200`.execute(db)
  return rows
}

export function findItem(db: Reader, id: number) {
  return db
    .selectFrom('coaching_items')
    .select([...COLUMNS, 'fee_yen as feeYen', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function lockCoach(tx: Tx, id: number) {
  return tx
    .selectFrom('coaches')
    .select(['member_id as id', 'name', 'ended_at as endedAt'])
    .where('member_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Everybody who ever coached, with what lies before them. */
export async function listCoaches(db: Reader, now: Date) {
  const { rows } = await sql<{
    id: number
    name: string
    email: string
    since: Date
    endedAt: Date | null
    coming: number
    held: number
  }>`
    select c.member_id as id, c.name, m.email, c.since, c.ended_at as "endedAt",
      (select count(*) from coaching_sessions s where s.coach_id = c.member_id and s.outcome is null
        and s.starts_at > ${now}) as coming,
      (select count(*) from coaching_sessions s where s.coach_id = c.member_id and s.outcome = 'held') as held
    from coaches c join members m on m.id = c.member_id
    order by c.ended_at is not null, c.since, c.member_id limit 200`.execute(db)
  return rows
}
