import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { NOON, openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { enrol } from '#test/money/students.ts'
import { newSubscriber } from '#test/money/subscriptions.ts'
import { enterLottery } from '../campaigns/lottery.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { offerFor } from '#domains/orders/offer.ts'
import { changeTrialPlan } from '#domains/contracts/actions/change-plan.ts'
import { findActiveStudent } from './queries.ts'

const desk = await openDesk()
const { fresh } = desk
const { db } = fresh
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

async function student(expiresOn?: string) {
  const memberId = await desk.newMember()
  await enrol(db, memberId, { registeredAt: NOON, ...(expiresOn && { expiresOn }) })
  return memberId
}
const offered = async (memberId: number) => offerFor(await fresh.actorFor(memberId))
const totalsOf = async (memberId: number) => (await desk.invoicesOf(memberId)).map(({ total_yen }) => total_yen)

async function renewUntil(day: string) {
  fresh.clock.set(tokyo(`${day}T00:01:00`))
  await runRenewals(fresh.house)
}

describe('a student', () => {
  it('is offered every plan for half of the regular fee, until the last day [PL-003] [PL-004] [PL-006] [SD-012]', async () => {
    const { oneMonth, sixMonth, twelveMonth } = await offered(await student())
    const facts = [oneMonth, sixMonth, twelveMonth].map((plan) => [
      plan.price,
      plan.schoolUserPrice,
      plan.totalPrice,
      plan.totalPriceWithCommission,
    ])
    expect(facts).toEqual([
      [{ current: 6900, regular: 13_800 }, 6900, 6900, 7098],
      [{ current: 5900, regular: 11_800 }, 5900, 35_400, 36_588],
      [{ current: 4450, regular: 8900 }, 4450, 53_400, 55_776],
    ])
    expect(sixMonth).toMatchObject({ schoolUserExpiredAt: '2028-11-20', studentMonths: 6 })
  })

  it('whose discount ends in mid-term sees and pays both parts [SD-012]', async () => {
    const memberId = await student('2027-01-20')
    const { sixMonth } = await offered(memberId)
    expect(sixMonth).toMatchObject({ studentMonths: 2, totalPrice: 2 * 5900 + 4 * 11_800, orderStartAt: '2026-11-28' })
    const { key, terms } = await desk.show(memberId, { kind: 'start', planId: 1 })
    expect(terms).toMatchObject({
      student: { monthlyYen: 5900, months: 3, until: '2027-01-20' },
      totalYen: 3 * 5900 + 3 * 11_800,
    })
    expect(terms.laterCharges.map(({ yen }) => yen)).toEqual([5900, 5900, 11_800, 11_800, 11_800])
    await desk.place(memberId, key, ownCard())
    await renewUntil('2027-05-21')
    expect(await totalsOf(memberId)).toEqual([5900, 5900, 5900, 11_800, 11_800, 11_800, 11_800])
  })

  it('who pays already pays half from the next month that was not invoiced [SD-014]', async () => {
    const { memberId } = await newSubscriber(fresh, {
      state: 'will_continue',
      planId: 1,
      startsOn: '2026-10-31',
      invoicedMonths: 1,
    })
    await enrol(db, memberId, { registeredAt: NOON })
    await renewUntil('2026-12-31')
    expect(await totalsOf(memberId)).toEqual([5900, 5900])
    await db
      .updateTable('student_records')
      .set({ closed_at: fresh.clock.now() })
      .where('member_id', '=', memberId)
      .execute()
    expect(await findActiveStudent(db, memberId, fresh.clock.now())).toBeNull()
    await renewUntil('2027-01-31')
    expect(await totalsOf(memberId)).toEqual([5900, 5900, 11_800])
  })

  it('agrees to the half price when a trial is changed, and to no other [SD-011] [PL-014]', async () => {
    const memberId = await student()
    await desk.order(memberId, { planId: 4 }, ownCard())
    const actor = await fresh.actorFor(memberId)
    await expect(changeTrialPlan(actor, { planId: 6, optionId: null, agreedYen: 8900 })).rejects.toMatchObject({
      status: 409,
    })
    await changeTrialPlan(actor, { planId: 6, optionId: null, agreedYen: 4450 })
    await renewUntil('2026-11-28')
    expect(await totalsOf(memberId)).toEqual([4450])
  })

  it('whose record ran out or was revoked while the order was shown is asked again [SD-011] [PL-035]', async () => {
    const memberId = await student()
    const { key } = await desk.show(memberId, { kind: 'start', planId: 2 })
    await db.updateTable('student_records').set({ closed_at: NOON }).where('member_id', '=', memberId).execute()
    await expect(desk.place(memberId, key, ownCard())).rejects.toMatchObject({ status: 409, code: 'terms-changed' })
    expect(await desk.invoicesOf(memberId)).toEqual([])
  })
})

describe('campaigns and students [PL-045]', () => {
  const open = async (values: object) =>
    db
      .insertInto('campaigns')
      .values({
        ...{ kind: 'discount', name: '秋のキャンペーン', excludes_students: true },
        ...{ opens_at: tokyo('2026-11-01T00:00:00'), closes_at: tokyo('2026-12-01T00:00:00') },
        ...{ apply_until: tokyo('2026-12-01T00:00:00'), ...values },
      })
      .execute()

  it('what leaves students out gives them nothing, what includes them does; half is half of the regular fee [PL-003] [PL-045]', async () => {
    await open({ kind: 'first_month', first_month_yen: 10 })
    await open({ discount_yen_12: 4000, discount_yen_1: 9900, discount_months: 0, excludes_students: false })
    await open({ kind: 'extend_trial', trial_days: 14, excludes_students: false })
    const [young, other] = [await student(), await desk.newMember()]
    const offer = await offered(young)
    expect(offer.trial).toMatchObject({ kind: 'trial', days: 14 })
    expect([offer.oneMonth.currentPrice, offer.twelveMonth.currentPrice]).toEqual([6900, 4450])
    const { terms } = await desk.show(young, { planId: 6 })
    expect(terms).toMatchObject({ trialYen: null, discountedYen: null, totalYen: 53_400, trialEndsOn: '2026-12-04' })
    expect((await desk.show(other, { planId: 6 })).terms).toMatchObject({ trialYen: 10, discountedYen: 4000 })
  })

  it('the gift and the lottery are not for students whom they leave out [PL-045]', async () => {
    await db.deleteFrom('campaigns').execute()
    await open({ kind: 'initial', gift_yen: 5000 })
    await open({ kind: 'lottery' })
    const [young, other] = [await student(), await desk.newMember()]
    for (const memberId of [young, other]) await desk.order(memberId, { planId: 5 }, ownCard())
    fresh.clock.set(tokyo('2026-11-24T12:00:00'))
    await enterLottery(fresh.house)
    await renewUntil('2026-11-28')
    const rows = async (table: 'gift_cards' | 'lottery_entries') =>
      (await db.selectFrom(table).select('member_id').execute()).map(({ member_id }) => member_id)
    expect([await rows('lottery_entries'), await rows('gift_cards')]).toEqual([[other], [other]])
  })
})
