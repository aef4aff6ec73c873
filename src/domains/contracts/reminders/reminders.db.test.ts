import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { quitAnswers } from '#test/money/subscriptions.ts'
import { cancelReservation, reservePlan } from '../actions/change-plan.ts'
import { setAutoRenewal } from '../quitting/actions/quit.ts'
import { termPeriod, trialEnd } from '#domains/plans/calendar/rules.ts'
import { planTerms, type PlanId } from '#domains/plans/terms.ts'
import { sendReminders } from './reminders.ts'

let fresh: FreshHouse
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00+09:00`)
beforeAll(async () => (fresh = await freshHouse({ now: at('2026-11-01') })))
afterAll(() => fresh.close())

type Contract = {
  planId: PlanId
  state: 'under_trial' | 'will_continue' | 'will_cancel'
  begins: string
  days?: number
}

async function contract({ planId, state, begins, days }: Contract) {
  const months = planTerms[planId]
  const period = days
    ? { startsOn: begins, endsOn: trialEnd(begins, days) }
    : termPeriod({ anchorOn: begins, anchorMonths: 0, months })
  const member_id = await fresh.newMember({ name: '試験 たろう', plan: { planId, state } })
  const monthly_yen = { 1: 13_800, 6: 11_800, 12: 8900 }[months]
  const { id } = await fresh.db
    .insertInto('terms')
    .values({
      ...{ member_id, plan_id: planId, kind: days ? 'trial' : 'paid', anchor_on: begins, months: days ? 0 : months },
      ...{ starts_on: period.startsOn, ends_on: period.endsOn, monthly_yen, cancel_anytime: !days && months === 1 },
      ...{ begun_at: at(begins), invoiced_months: days ? 0 : months },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fresh.db
    .updateTable('subscriptions')
    .set({ term_id: id, payment_kind: 'card' })
    .where('member_id', '=', member_id)
    .execute()
  return { memberId: member_id, termId: id }
}

const card = (member_id: number, expires_on: string) =>
  fresh.db
    .insertInto('payment_methods')
    .values({
      ...{ member_id, kind: 'card', provider_ref: `ref-${member_id}`, mask: '411111********11', expires_on },
      registered_at: fresh.clock.now(),
    })
    .execute()

/** The letters that are written by the end of that day, about this member. */
async function letters(memberId: number, day: string) {
  fresh.clock.set(at(day))
  await sendReminders(fresh.house)
  const { email } = await fresh.db
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return fresh.db
    .selectFrom('letters')
    .select(['key', 'subject', 'plain'])
    .where('to_address', '=', email)
    .orderBy('id')
    .execute()
}

describe('a trial', () => {
  it('of 7 days is told of three days before its end, with the day and the yen, once [PL-039 UP-016]', async () => {
    const { memberId } = await contract({ planId: 5, state: 'under_trial', begins: '2026-12-01', days: 7 })
    expect(await letters(memberId, '2026-12-04')).toEqual([])
    const [letter, ...others] = await letters(memberId, '2026-12-05')
    expect(letter!.subject).toContain('無料体験は2026年12月8日に終わります')
    for (const words of ['2026年12月9日　13,800円（税込）', '2026年12月8日 23:59まで', 'order_type=quit'])
      expect(letter!.plain).toContain(words)
    expect(others).toEqual([])
    expect(await letters(memberId, '2026-12-06')).toHaveLength(1)
  })

  it('of three days is told of two days before, and one of a day on its last [PL-039]', async () => {
    const three = await contract({ planId: 5, state: 'under_trial', begins: '2027-01-01', days: 3 })
    const one = await contract({ planId: 5, state: 'under_trial', begins: '2027-01-01', days: 1 })
    expect(await letters(three.memberId, '2027-01-01')).toHaveLength(0)
    expect(await letters(three.memberId, '2027-01-02')).toHaveLength(1)
    expect(await letters(one.memberId, '2027-01-02')).toHaveLength(1)
  })

  it('that was cancelled is not told of, and a day on which nothing ran is made up for [PL-039]', async () => {
    const cancelled = await contract({ planId: 5, state: 'will_cancel', begins: '2027-02-01', days: 7 })
    const missed = await contract({ planId: 5, state: 'under_trial', begins: '2027-02-01', days: 7 })
    expect(await letters(cancelled.memberId, '2027-02-08')).toEqual([])
    expect(await letters(missed.memberId, '2027-02-08')).toHaveLength(1)
  })
})

describe('a fixed term', () => {
  it('is told of thirty days before it renews, with what follows [PL-039]', async () => {
    const six = await contract({ planId: 1, state: 'will_continue', begins: '2027-03-10' })
    const twelve = await contract({ planId: 3, state: 'will_continue', begins: '2026-09-10' })
    const stopped = await contract({ planId: 1, state: 'will_cancel', begins: '2027-03-10' })
    expect(await letters(six.memberId, '2027-08-09')).toEqual([])
    const [letter] = await letters(six.memberId, '2027-08-10')
    expect(letter!.plain).toContain('2027年9月10日からさらに6ヶ月間、自動で更新されます')
    const [other] = await letters(twelve.memberId, '2027-08-10')
    expect(other!.plain).toContain('2027年9月10日から1ヶ月ごとの更新に変わり、その後はいつでも解約できます')
    expect(await letters(stopped.memberId, '2027-09-09')).toEqual([])
  })
})

describe('a higher price', () => {
  it('is told at least thirty days before it is charged, once over several months [PL-039]', async () => {
    const { memberId } = await contract({ planId: 2, state: 'will_continue', begins: '2028-01-31' })
    await fresh.db
      .insertInto('plan_prices')
      .values({ term_months: 1, valid_from: at('2028-04-01', '00:00'), monthly_yen: 15_800 })
      .execute()
    expect(await letters(memberId, '2028-02-28')).toEqual([])
    const [letter] = await letters(memberId, '2028-03-01')
    expect(letter!.subject).toContain('2028年4月30日からの料金改定')
    for (const words of ['13,800円（税込）', '15,800円（税込）', '2028年4月29日 23:59まで', 'order_type=quit'])
      expect(letter!.plain).toContain(words)
    await fresh.db
      .updateTable('terms')
      .set({ starts_on: '2028-03-31', ends_on: '2028-04-29', anchor_months: 2 })
      .where('member_id', '=', memberId)
      .execute()
    expect(await letters(memberId, '2028-04-01')).toHaveLength(1)
  })

  it('is not told to whose term began at it', async () => {
    const { memberId } = await contract({ planId: 1, state: 'will_continue', begins: '2028-02-01' })
    expect((await letters(memberId, '2028-06-10')).filter(({ key }) => key.startsWith('price'))).toEqual([])
  })
})

describe('a card', () => {
  it('that ends within thirty days is told of once, by its mask alone [CA-023 PL-039]', async () => {
    const { memberId } = await contract({ planId: 1, state: 'will_continue', begins: '2029-01-01' })
    await card(memberId, '2029-03-31')
    expect(await letters(memberId, '2029-02-28')).toEqual([])
    const [letter] = await letters(memberId, '2029-03-01')
    expect(letter!.plain).toContain('411111********11')
    expect(letter!.plain).toContain('2029年3月31日')
    expect(await letters(memberId, '2029-03-20')).toHaveLength(1)
  })
})

it('writes every letter once, however many runs there are at once [UP-016]', async () => {
  const members: number[] = []
  for (let one = 0; one < 6; one++)
    members.push((await contract({ planId: 5, state: 'under_trial', begins: '2030-01-01', days: 7 })).memberId)
  fresh.clock.set(at('2030-01-06'))
  await Promise.all([1, 2, 3].map(() => sendReminders(fresh.house)))
  for (const member of members) expect(await letters(member, '2030-01-06')).toHaveLength(1)
})

describe('a reserved plan', () => {
  const reserve = (memberId: number, reserved_plan_id: number) =>
    fresh.db
      .updateTable('subscriptions')
      .set({ reserved_plan_id, reserved_at: fresh.clock.now() })
      .where('member_id', '=', memberId)
      .execute()

  it('is named to whoever renews into it [PL-039]', async () => {
    const { memberId } = await contract({ planId: 1, state: 'will_continue', begins: '2031-03-10' })
    await reserve(memberId, 3)
    const [letter] = await letters(memberId, '2031-08-10')
    expect(letter!.subject).toContain('2031年9月10日から、ご予約の12ヶ月プランになります')
    for (const words of [
      '更新後のプラン：12ヶ月プラン',
      '更新後の月額：8,900円（税込）',
      '更新後の契約期間：12ヶ月',
      '更新日のあとは、契約期間の途中で終了できません。',
    ])
      expect(letter!.plain).toContain(words)
  })

  it('is told of to who pays by the month before a commitment begins, once [PL-039]', async () => {
    const { memberId } = await contract({ planId: 2, state: 'will_continue', begins: '2031-10-10' })
    const renewals = async (day: string) =>
      (await letters(memberId, day)).filter(({ key }) => key.startsWith('renewal:'))
    expect(await renewals('2031-10-20')).toEqual([])
    await reserve(memberId, 1)
    const [letter] = await renewals('2031-10-21')
    expect(letter!.plain).toContain('2031年11月10日から、ご予約の6ヶ月プランになります')
    expect(await renewals('2031-10-22')).toHaveLength(1)
  })
})

describe('a renewal letter that has gone out', () => {
  const reserve = async (memberId: number, day: string, planId: 1 | 3) => {
    fresh.clock.set(at(day, '12:00'))
    const agreedYen = planId === 1 ? 11_800 : 8900
    await reservePlan(await fresh.actorFor(memberId), { planId, optionId: null, agreedYen })
  }
  const cancel = async (memberId: number, day: string) => {
    fresh.clock.set(at(day, '12:00'))
    await cancelReservation(await fresh.actorFor(memberId))
  }
  /** What was ever told of the renewal by that morning. */
  const told = async (memberId: number, day: string) =>
    (await letters(memberId, day)).filter(({ key }) => key.startsWith('renewal:')).map(({ subject }) => subject)
  const plain = expect.stringContaining('6ヶ月プランは2032年9月10日に更新されます')
  const twelve = expect.stringContaining('2032年9月10日から、ご予約の12ヶ月プランになります')
  const six = () => contract({ planId: 1, state: 'will_continue', begins: '2032-03-10' })

  it('is followed by that of the plan reserved after it, once [PL-039]', async () => {
    const { memberId } = await six()
    expect(await told(memberId, '2032-08-10')).toEqual([plain])
    await reserve(memberId, '2032-08-10', 3)
    expect(await told(memberId, '2032-08-11')).toEqual([plain, twelve])
    expect(await told(memberId, '2032-08-12')).toEqual([plain, twelve])
  })

  it('is followed by that of what comes when the plan it named is cancelled, each time, once [PL-039]', async () => {
    const { memberId } = await six()
    await reserve(memberId, '2032-08-01', 3)
    expect(await told(memberId, '2032-08-10')).toEqual([twelve])
    await cancel(memberId, '2032-08-10')
    expect(await told(memberId, '2032-08-11')).toEqual([twelve, plain])
    expect(await told(memberId, '2032-08-12')).toEqual([twelve, plain])
    await reserve(memberId, '2032-08-12', 3)
    expect(await told(memberId, '2032-08-13')).toEqual([twelve, plain, twelve])
    await cancel(memberId, '2032-08-13')
    expect(await told(memberId, '2032-08-14')).toEqual([twelve, plain, twelve, plain])
    expect(await told(memberId, '2032-09-09')).toEqual([twelve, plain, twelve, plain])
  })

  it('is followed by that of what comes when the reserved plan was lost with a renewal stopped for a day [PL-039]', async () => {
    const { memberId, termId } = await six()
    await reserve(memberId, '2032-08-01', 3)
    expect(await told(memberId, '2032-08-10')).toEqual([twelve])
    await setAutoRenewal(await fresh.actorFor(memberId), termId, 'off', await quitAnswers(fresh))
    expect(await told(memberId, '2032-08-11')).toEqual([twelve])
    await setAutoRenewal(await fresh.actorFor(memberId), termId, 'on')
    expect(await told(memberId, '2032-08-12')).toEqual([twelve, plain])
    expect(await told(memberId, '2032-08-13')).toEqual([twelve, plain])
  })

  it('is followed by that of the other plan a monthly payer chose since, once [PL-039]', async () => {
    const { memberId } = await contract({ planId: 2, state: 'will_continue', begins: '2032-08-10' })
    const other = expect.stringContaining('2032年9月10日から、ご予約の6ヶ月プランになります')
    await reserve(memberId, '2032-08-20', 3)
    expect(await told(memberId, '2032-08-21')).toEqual([twelve])
    await reserve(memberId, '2032-08-21', 1)
    expect(await told(memberId, '2032-08-22')).toEqual([twelve, other])
    expect(await told(memberId, '2032-08-23')).toEqual([twelve, other])
  })
})
