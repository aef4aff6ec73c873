import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { newSubscriber } from '#test/money/subscriptions.ts'
import { offerFor } from './offer.ts'

const desk = await openDesk()
const { fresh } = desk
afterAll(() => fresh.close())
beforeEach(() => {
  desk.morning()
  fresh.clock.set(tokyo('2026-04-01T12:00:00'))
})

const offered = async (memberId: number) => offerFor(await fresh.actorFor(memberId))
const idsOf = ({ oneMonth, sixMonth, twelveMonth }: Awaited<ReturnType<typeof offerFor>>) =>
  [oneMonth, sixMonth, twelveMonth].map(({ id }) => id)

describe('the plans that are offered', () => {
  it('say of each term what it costs, from when to when, and until when nothing is charged [PL-001] [PL-004] [PL-006]', async () => {
    const { sixMonth, twelveMonth, oneMonth, kind } = await offered(await desk.newMember())
    expect(kind).toBe('trial')
    expect(sixMonth).toEqual({
      id: 4,
      isCompared: true,
      months: 6,
      name: '6ヶ月プラン',
      price: { current: 11_800, regular: 11_800 },
      orderStartAt: '2026-04-09',
      orderEndAt: '2026-10-08',
      contractTerm: '2026年4月9日〜2026年10月8日',
      currentPrice: 11_800,
      regularPrice: 11_800,
      discountMonths: 0,
      schoolUserPrice: 5900,
      studentMonths: 0,
      totalPrice: 70_800,
      totalPriceWithCommission: 71_988,
      trialEndAt: '2026-04-08',
      trialYen: null,
      schoolUserExpiredAt: null,
      hasOptions: true,
    })
    expect(twelveMonth).toMatchObject({
      id: 6,
      totalPrice: 106_800,
      totalPriceWithCommission: 109_176,
      schoolUserPrice: 4450,
    })
    expect(oneMonth).toMatchObject({
      id: 5,
      totalPrice: 13_800,
      totalPriceWithCommission: 13_998,
      schoolUserPrice: 6900,
    })
    expect(oneMonth.hasOptions).toBe(false)
  })

  it('are trials for a newcomer, plain plans for who had one, what follows for who pays [PL-002] [PL-008] [PL-014]', async () => {
    const [tried, other] = [await desk.newMember(), await desk.newMember()]
    const card = ownCard()
    await desk.order(other, { kind: 'course', courseId: await desk.course() }, card)
    expect(idsOf(await offered(other))).toEqual([5, 4, 6])
    await desk.order(tried, { planId: 5 }, card)
    expect(await offered(other)).toMatchObject({ kind: 'start', hadTrial: true, oneMonth: { id: 2, trialEndAt: null } })
    fresh.clock.set(tokyo('2026-04-03T12:00:00'))
    const change = await offered(tried)
    expect([change.kind, idsOf(change)]).toEqual(['change', [5, 4, 6]])
    expect([change.sixMonth.trialEndAt, change.sixMonth.orderStartAt]).toEqual(['2026-04-08', '2026-04-09'])
    const payer = await newSubscriber(fresh, {
      state: 'will_continue',
      planId: 1,
      startsOn: '2026-01-31',
      invoicedMonths: 3,
    })
    const reserve = await offered(payer.memberId)
    expect([reserve.kind, idsOf(reserve), reserve.twelveMonth.orderStartAt]).toEqual([
      'reserve',
      [2, 1, 3],
      '2026-07-31',
    ])
    const leaver = await newSubscriber(fresh, { state: 'will_cancel', planId: 2, startsOn: '2026-03-20' })
    expect((await offered(leaver.memberId)).kind).toBe('leaving')
  })

  it('show a visitor what a newcomer would get', async () => {
    const offer = await offerFor(fresh.visitor())
    expect([offer.kind, idsOf(offer), offer.hadTrial]).toEqual(['trial', [5, 4, 6], false])
  })

  it('show the discount with the regular price beside it [PL-041]', async () => {
    const open = { opens_at: tokyo('2026-03-01T00:00:00'), closes_at: tokyo('2026-05-01T00:00:00') }
    await fresh.db
      .insertInto('campaigns')
      .values({
        kind: 'discount',
        name: '春のキャンペーン',
        ...open,
        apply_until: open.closes_at,
        excludes_students: true,
        discount_yen_1: 9900,
        discount_yen_12: 7900,
        discount_months: 0,
      })
      .execute()
    const { oneMonth, sixMonth, twelveMonth } = await offered(await desk.newMember())
    expect([oneMonth, sixMonth, twelveMonth].map(({ price }) => price)).toEqual([
      { current: 9900, regular: 13_800 },
      { current: 11_800, regular: 11_800 },
      { current: 7900, regular: 8900 },
    ])
    expect([twelveMonth.totalPrice, twelveMonth.schoolUserPrice]).toEqual([94_800, 4450])
  })

  it('tell who pays already what the next term costs on its first day, without the discount of today [PL-039] [PL-014]', async () => {
    const payer = await newSubscriber(fresh, {
      state: 'will_continue',
      planId: 1,
      startsOn: '2026-01-31',
      invoicedMonths: 3,
    })
    await fresh.db
      .insertInto('plan_prices')
      .values({ term_months: 12, valid_from: tokyo('2026-07-31T00:00:00'), monthly_yen: 9500 })
      .execute()
    const { twelveMonth, oneMonth, campaigns } = await offered(payer.memberId)
    expect([twelveMonth.price, oneMonth.price]).toEqual([
      { current: 9500, regular: 9500 },
      { current: 13_800, regular: 13_800 },
    ])
    expect(campaigns.discount).toBeNull()
  })
})
