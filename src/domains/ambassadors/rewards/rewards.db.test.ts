import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseMember } from '#domains/accounts/index.ts'
import { markFailed } from '#domains/payouts/actions/mark-failed.ts'
import { transferNumber } from '#domains/payouts/terms.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { ambassadorsOf } from '#test/money/ambassadors.ts'
import { NOON, openDesk, ownCard } from '#test/money/orders.ts'
import { reinstate, suspend, takeBackReward } from '../actions/manage-ambassador.ts'
import { leaving } from '../leaving.ts'
import { lookAtPost } from '../posts/actions/look-at-post.ts'
import { registerPost } from '../posts/actions/register-post.ts'
import { listOwnPosts } from '../posts/queries.ts'
import { readAmbassador } from '../read-staff.server.ts'
import { followRewards } from './follow-rewards.ts'
import { readRewards } from './read-rewards.server.ts'
import { reasons } from './terms.ts'

const desk = await openDesk()
const { fresh } = desk
const { db, house } = fresh
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

const DAY = 86_400_000
const { newAmbassador, orderBy, rewardsOf, linesOf, pay: payOne, refund } = ambassadorsOf(desk)

const stepsOf = async (id: number) =>
  (
    await db
      .selectFrom('ambassador_reward_events')
      .select(['state', 'reason'])
      .where('reward_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ state, reason }) => [state, reason])
const lostBy = (memberId: number) => (leaving.lost as (from: typeof db, id: number) => Promise<string[]>)(db, memberId)
async function afterDays(days: number) {
  fresh.clock.set(new Date(NOON.getTime() + days * DAY))
  await followRewards(house)
}

describe('a reward', () => {
  it('is entered for a first purchase and for a first trial, once a person for all times [AM-019] [AM-020] [AM-023] [AM-031]', async () => {
    const { memberId, code } = await newAmbassador()
    const buyer = await orderBy(code)
    const trier = await orderBy(code, { wish: { kind: 'trial', planId: 4 } })
    expect(await rewardsOf(memberId)).toMatchObject([
      { kind: 'purchase', yen: 1000, state: 'pending', referred_id: buyer.memberId },
      { kind: 'trial', yen: 500, state: 'pending', referred_id: trier.memberId },
    ])
    const courseId = await desk.course()
    for (const { memberId: again } of [buyer, trier])
      await orderBy(code, { memberId: again, wish: { kind: 'course', courseId } })
    expect(await rewardsOf(memberId)).toHaveLength(2)
  })

  it('belongs to whom the cookie names when the order is placed; without one, or after ten days, to nobody [AM-019]', async () => {
    const { memberId, code } = await newAmbassador()
    await orderBy(null)
    await orderBy(code, { at: new Date(NOON.getTime() - 10 * DAY) })
    await orderBy(`${code}x`)
    expect(await rewardsOf(memberId)).toEqual([])
    await orderBy(code, { at: new Date(NOON.getTime() - 10 * DAY + 60_000) })
    expect(await rewardsOf(memberId)).toHaveLength(1)
  })

  it('is not earned by who bought before, by oneself or with a second account of one’s own [AM-020] [AM-022] [AM-030]', async () => {
    const { memberId, code } = await newAmbassador()
    const card = ownCard()
    const old = await orderBy(null, { wish: { kind: 'course', courseId: await desk.course() } })
    await orderBy(code, { memberId: old.memberId })
    await orderBy(code, { memberId, card })
    expect(await rewardsOf(memberId)).toEqual([])
    await orderBy(code, { card, wish: { kind: 'course', courseId: await desk.course() } })
    expect(await rewardsOf(memberId)).toEqual([])
  })

  it('is confirmed after thirty days without cancellation, and then owed [AM-023]', async () => {
    const { memberId, code } = await newAmbassador()
    await orderBy(code)
    const { id } = (await rewardsOf(memberId))[0]!
    await afterDays(29.9)
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'pending' }])
    expect(await linesOf(memberId)).toEqual([])
    await Promise.all([afterDays(30), afterDays(30)])
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'confirmed' }])
    expect(await linesOf(memberId)).toMatchObject([{ yen: 1000, cancelled_at: null }])
    expect((await stepsOf(id)).map(([state]) => state)).toEqual(['pending', 'confirmed'])
  })

  it('waits for an agreement to other words [AM-032]', async () => {
    const { memberId, code } = await newAmbassador()
    await orderBy(code)
    await db.updateTable('ambassadors').set({ terms_version: '2018-04-01' }).where('member_id', '=', memberId).execute()
    await afterDays(31)
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'pending' }])
  })

  it('of who is under 18 waits until a guardian has agreed', async () => {
    const { memberId, code } = await newAmbassador(1)
    await orderBy(code)
    await afterDays(31)
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'pending' }])
    const at = fresh.clock.now()
    const agreed = { name: '親', asked_at: at, expires_at: at, consented_at: at, terms_version: '2020-04-01' }
    await db
      .insertInto('ambassador_guardians')
      .values({ member_id: memberId, ...agreed })
      .execute()
    await afterDays(32)
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'confirmed' }])
  })

  it('is told in one line from the opened link to the transfer: whole to staff, without the order to its ambassador [AM-034]', async () => {
    const { memberId, code } = await newAmbassador()
    const { key } = await orderBy(code)
    await afterDays(31)
    const { transferId } = await payOne(memberId)
    await followRewards(house)
    const staff = await fresh.actorFor(await desk.newMember())
    const [whole] = (await readAmbassador(staff, String(memberId))).rewards
    expect(whole!.steps.map(({ what, why }) => [what, why])).toEqual([
      ['訪問', '紹介リンクが開かれた'],
      ['申し込み', `注文 ${key}`],
      ['承認待ち', reasons.entered],
      ['確定', reasons.confirmed],
      ['支払い済み', reasons.paid],
      ['振込', `振込番号 ${transferNumber(transferId)}`],
    ])
    expect(whole!.steps[0]!.at).toBe(formatMoment(NOON))
    const [own] = (await readRewards(await fresh.actorFor(memberId))).rewards
    expect(own!.steps.map(({ what }) => what)).toEqual(['承認待ち', '確定', '支払い済み'])
  })

  it('that the bank brought back after it was paid is certain again, and is paid with another transfer', async () => {
    const { memberId, code } = await newAmbassador()
    await orderBy(code)
    await afterDays(31)
    const { id } = (await rewardsOf(memberId))[0]!
    const pay = async () => {
      const paid = await payOne(memberId)
      await followRewards(house)
      return paid
    }
    const { by, ...first } = await pay()
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'paid' }])
    await markFailed(await fresh.actorFor(by), { ...first, failure: 'other', note: '' })
    await Promise.all([followRewards(house), followRewards(house)])
    expect(await rewardsOf(memberId)).toMatchObject([{ state: 'confirmed' }])
    await pay()
    expect((await stepsOf(id)).map(([state]) => state)).toEqual(['pending', 'confirmed', 'paid', 'confirmed', 'paid'])
  })

  it('is cancelled with an order whose money went back whole, as long as it is not paid; not with a part of it [AM-021] [AM-031]', async () => {
    const { memberId, code } = await newAmbassador()
    const orders = [await orderBy(code), await orderBy(code), await orderBy(code)]
    await afterDays(31)
    const keys = orders.map(({ key }) => key)
    await refund(keys[0]!)
    await sql`update invoices set state = 'partly_refunded', refunded_yen = 1 where order_key = ${keys[1]}`.execute(db)
    await afterDays(32)
    expect((await rewardsOf(memberId)).map(({ state }) => state)).toEqual(['cancelled', 'confirmed', 'confirmed'])
    expect((await linesOf(memberId)).filter(({ cancelled_at }) => cancelled_at === null)).toHaveLength(2)
  })

  it('of a suspended ambassador waits, and nothing new is entered [AM-025]', async () => {
    const { memberId, code } = await newAmbassador()
    await orderBy(code)
    const staff = await fresh.actorFor(await desk.newMember())
    await suspend(staff, memberId, '誤解を招く宣伝')
    await orderBy(code)
    await afterDays(31)
    expect((await rewardsOf(memberId)).map(({ state }) => state)).toEqual(['pending'])
    const held = () => db.selectFrom('payee_kinds').select('held_at').where('member_id', '=', memberId).execute()
    expect(await held()).toMatchObject([{ held_at: expect.any(Date) }])
    await reinstate(staff, memberId)
    expect(await held()).toMatchObject([{ held_at: null }])
    await afterDays(32)
    expect((await rewardsOf(memberId)).map(({ state }) => state)).toEqual(['confirmed'])
  })

  it('that is certain is not paid either while a post lacks the mark, whoever reinstates its ambassador meanwhile [LA-010]', async () => {
    const { memberId, code } = await newAmbassador()
    await orderBy(code)
    await afterDays(31)
    const staff = await fresh.actorFor(await desk.newMember())
    const isHeld = async () => {
      const kind = db.selectFrom('payee_kinds').select('held_at').where('member_id', '=', memberId)
      return (await kind.executeTakeFirstOrThrow()).held_at !== null
    }
    expect(await isHeld()).toBe(false)
    await registerPost(await fresh.actorFor(memberId), 'https://blog.example/certain')
    const [post] = await listOwnPosts(db, memberId)
    await lookAtPost(staff, post!.id, { act: 'unmarked', note: 'PRと書いてください。' })
    expect(await isHeld()).toBe(true)
    await suspend(staff, memberId, '誤解を招く宣伝')
    await reinstate(staff, memberId)
    expect(await isHeld()).toBe(true)
    await lookAtPost(staff, post!.id, { act: 'marked' })
    expect(await isHeld()).toBe(false)
  })

  it('is taken back by staff with a reason, once, and never another’s [AM-034]', async () => {
    const { memberId, code } = await newAmbassador()
    const other = await newAmbassador()
    await orderBy(code)
    const { id } = (await rewardsOf(memberId))[0]!
    const staff = await fresh.actorFor(await desk.newMember())
    await expect(takeBackReward(staff, other.memberId, id, '間違い')).rejects.toMatchObject({ status: 404 })
    await takeBackReward(staff, memberId, id, '規約への違反')
    await expect(takeBackReward(staff, memberId, id, 'もう一度')).rejects.toMatchObject({ status: 409 })
    expect(await stepsOf(id)).toEqual([
      ['pending', '紹介リンクからのお申し込み'],
      ['cancelled', '規約への違反'],
    ])
  })

  it('is forfeited when its ambassador leaves, in the same moment, and the link leads nowhere [AM-024]', async () => {
    const { memberId, code } = await newAmbassador()
    await orderBy(code)
    await afterDays(31)
    await orderBy(code, { at: fresh.clock.now() })
    expect(await lostBy(memberId)).toEqual(['アンバサダーの未払いの報酬2,000円'])
    const { member } = await fresh.actorFor(memberId)
    await db.transaction().execute(async (tx) => {
      await leaving.erase!(tx, house, member)
      await eraseMember(house, tx, memberId)
    })
    expect((await rewardsOf(memberId)).map(({ state }) => state)).toEqual(['forfeited', 'forfeited'])
    expect((await linesOf(memberId)).every(({ cancelled_at }) => cancelled_at !== null)).toBe(true)
    await orderBy(code, { at: fresh.clock.now() })
    expect(await rewardsOf(memberId)).toHaveLength(2)
    const [row] = await db.selectFrom('ambassadors').selectAll().where('member_id', '=', memberId).execute()
    expect(row).toMatchObject({ name: null, age: null, ad_location: null })
  })
})
