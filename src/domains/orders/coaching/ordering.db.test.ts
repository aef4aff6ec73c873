import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { trialBalance } from '#domains/billing/index.ts'
import { refund } from '#domains/billing/index.ts'
import { writeItem } from '#test/coaching/desk.ts'
import { cardNumbers, NOON, openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { outcomePath } from '../paths.ts'

const desk = await openDesk()
const { fresh } = desk
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

const coaching = (itemId: number, name = '山田 花子') =>
  ({ kind: 'coaching', planId: null, coaching: { itemId, name } }) as const
const ticketsOf = (memberId: number) =>
  fresh.db.selectFrom('coaching_tickets').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
async function unearned() {
  const balances = await trialBalance(fresh.db)
  return -balances.find(({ account }) => account === 'unearned')!.balanceYen
}
async function book() {
  const balances = await trialBalance(fresh.db)
  return Object.fromEntries(balances.map(({ account, balanceYen }) => [account, balanceYen]))
}

describe('a ticket for coaching', () => {
  it('costs price and commission of the item, is charged once, lasts its days, and is owed until it is used [PC-009] [PC-010]', async () => {
    const memberId = await desk.newMember()
    const itemId = await writeItem(fresh.db, { now: NOON, priceYen: 8_000, commissionYen: 300, validDays: 30 })
    const before = await book()
    const { key, terms } = await desk.show(memberId, coaching(itemId))
    expect(terms).toMatchObject({ totalYen: 8_300, laterCharges: [], renewal: null })
    expect(terms.coaching).toMatchObject({ priceYen: 8_000, commissionYen: 300, validUntil: '2026-12-20' })
    expect(await desk.place(memberId, key, ownCard())).toEqual({ done: outcomePath(key) })
    expect(await desk.capturedOf(memberId)).toEqual([8_300])
    const [invoice] = await desk.invoicesOf(memberId)
    expect(await ticketsOf(memberId)).toMatchObject([
      { order_key: key, invoice_id: invoice!.id, valid_until: '2026-12-20', buyer_name: '山田 花子', state: 'unused' },
    ])
    expect(await desk.lettersTo(memberId)).toEqual([`order:${key}`])
    expect((await desk.orderOf(key)).buyer_name).toBe(null)
    const after = await book()
    expect(after.unearned! - before.unearned!).toBe(-8_300)
    expect([after.sales, after.tax, after.fees]).toEqual([before.sales, before.tax, before.fees])
  })

  it('is one, however often and from however many places its order is sent [PC-008] [PC-012]', async () => {
    const memberId = await desk.newMember()
    const itemId = await writeItem(fresh.db, { now: NOON })
    const { key } = await desk.show(memberId, coaching(itemId))
    const card = ownCard()
    const placed = await Promise.allSettled([1, 2, 3, 4].map(() => desk.place(memberId, key, card)))
    await desk.place(memberId, key, card)
    expect(placed.map(({ status }) => status)).toContain('fulfilled')
    expect(await ticketsOf(memberId)).toHaveLength(1)
    expect(await desk.capturedOf(memberId)).toEqual([8_000])
  })

  it('is not issued where the card is declined or not its owner’s, and nothing is owed [PC-008]', async () => {
    const itemId = await writeItem(fresh.db, { now: NOON, monthlyNumber: 1 })
    const before = await unearned()
    for (const number of [cardNumbers.soft, cardNumbers.unauthentic]) {
      const memberId = await desk.newMember()
      const { key } = await desk.show(memberId, coaching(itemId))
      expect(await desk.place(memberId, key, { number })).toHaveProperty('failed')
      expect(await ticketsOf(memberId)).toEqual([])
      expect((await desk.orderOf(key)).buyer_name).toBe(null)
    }
    expect(await unearned()).toBe(before)
    // The place that they held is free again.
    await desk.order(await desk.newMember(), coaching(itemId), ownCard())
  })

  it('costs and lasts what was agreed: a later price is for the next, and is shown to them first [PC-014] [PC-009]', async () => {
    const [buyer, late] = [await desk.newMember(), await desk.newMember()]
    const itemId = await writeItem(fresh.db, { now: NOON, priceYen: 8_000, validDays: 90 })
    await desk.order(buyer, coaching(itemId), ownCard())
    const shown = await desk.show(late, coaching(itemId))
    await fresh.db
      .updateTable('coaching_items')
      .set({ price_yen: 9_000, valid_days: 10 })
      .where('id', '=', itemId)
      .execute()
    await expect(desk.place(late, shown.key, ownCard())).rejects.toMatchObject({ status: 409, code: 'terms-changed' })
    expect(await desk.invoicesOf(late)).toEqual([])
    expect(await ticketsOf(buyer)).toMatchObject([{ valid_days: 90, valid_until: '2027-02-18' }])
    expect(await desk.capturedOf(buyer)).toEqual([8_000])
  })

  it('of which there are so many in a month is sold so often, though fifty want the last ones at once [PC-014]', async () => {
    const itemId = await writeItem(fresh.db, { now: NOON, monthlyNumber: 3 })
    const people = await Promise.all(Array.from({ length: 50 }, () => desk.newMember()))
    const orders = await Promise.all(people.map((memberId) => desk.show(memberId, coaching(itemId))))
    const placed = await Promise.allSettled(people.map((who, at) => desk.place(who, orders[at]!.key, ownCard())))
    const sold = await fresh.db.selectFrom('coaching_tickets').select('id').where('item_id', '=', itemId).execute()
    expect(sold).toHaveLength(3)
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    const captured = await Promise.all(people.map(desk.capturedOf))
    expect(captured.flat()).toEqual([8_000, 8_000, 8_000])
    await expect(desk.show(people.at(-1)!, coaching(itemId))).rejects.toMatchObject({ status: 409, code: 'sold-out' })
    fresh.clock.set(tokyo('2026-12-01T00:00:00'))
    await desk.order(await desk.newMember(), coaching(itemId), ownCard())
  }, 120_000)

  it('is held for who is with the card’s issuer, for nobody else, and not against themselves', async () => {
    const itemId = await writeItem(fresh.db, { now: NOON, monthlyNumber: 1 })
    const [first, second] = [await desk.newMember(), await desk.newMember()]
    const { key } = await desk.show(first, coaching(itemId))
    expect(await desk.place(first, key, { number: cardNumbers.challenged })).toHaveProperty('challenge')
    await expect(desk.show(second, coaching(itemId))).rejects.toMatchObject({ code: 'sold-out' })
    await desk.order(first, coaching(itemId), ownCard())
    expect(await ticketsOf(first)).toHaveLength(1)
    expect((await desk.orderOf(key)).state).toBe('failed')
  })

  it('that is refunded leaves what is owed, and no sale [PC-013]', async () => {
    const memberId = await desk.newMember()
    const itemId = await writeItem(fresh.db, { now: NOON })
    await desk.order(memberId, coaching(itemId), ownCard())
    const before = await book()
    const [invoice] = await desk.invoicesOf(memberId)
    const staff = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
    const wish = { invoiceId: invoice!.id, yen: 8_000, reason: '当校の都合', key: crypto.randomUUID() }
    expect(await refund(staff, wish)).toBe('done')
    const after = await book()
    expect(after.unearned! - before.unearned!).toBe(8_000)
    expect([after.sales, after.tax, after.refunds]).toEqual([before.sales, before.tax, before.refunds])
  })

  it('is nothing where the item is closed, a draft or unknown [PC-001]', async () => {
    const memberId = await desk.newMember()
    const closed = await writeItem(fresh.db, { now: NOON, state: 'closed' })
    const draft = await writeItem(fresh.db, { now: NOON, state: 'draft' })
    for (const id of [closed, draft, 999_999])
      await expect(desk.show(memberId, coaching(id))).rejects.toMatchObject({ status: 404 })
  })
})
