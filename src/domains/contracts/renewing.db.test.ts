import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { enrol } from '#test/money/students.ts'
import { openContracts, tokyo } from '#test/money/subscriptions.ts'
import { runRenewals } from './renewals/renewals.ts'
import { TERMS_VERSION } from '#domains/plans/terms.ts'
import type { AgreedPlan } from '#domains/plans/calendar/agreed-plan.ts'
import { advanceOnce } from './actions/advance.ts'
import { cancelReservation, changeTrialPlan, reservePlan } from './actions/change-plan.ts'
import { quit } from './quitting/actions/quit.ts'

const { answers, at, fresh, invoicesOf, isOpen, somebody, standingOf, subscriber } = await openContracts()
afterAll(() => fresh.close())
beforeEach(() => at('2026-11-22T12:00:00'))

describe('a trial that nobody cancels', () => {
  it('becomes a paid term with its first invoice, without a minute in which nothing is open [PL-027] [PL-023]', async () => {
    const { memberId } = await somebody('trial')
    at('2026-11-27T23:59:59')
    expect(await advanceOnce(fresh.house, memberId)).toBe('waits')
    at('2026-11-28T00:00:40')
    expect(await isOpen(memberId)).toBe(true)
    expect(await advanceOnce(fresh.house, memberId)).toHaveProperty('invoiceId')
    expect(await advanceOnce(fresh.house, memberId)).toBe('waits')
    const standing = await standingOf(memberId)
    expect(standing).toMatchObject({ state: 'will_continue', planId: 4, nextStepAt: tokyo('2026-12-28T00:00:00') })
    expect(standing.term).toMatchObject({
      kind: 'paid',
      startsOn: '2026-11-28',
      endsOn: '2027-05-27',
      monthlyYen: 11_800,
    })
    expect(await invoicesOf(memberId)).toMatchObject([
      {
        month: 0,
        due_on: '2026-11-28',
        period_starts_on: '2026-11-28',
        period_ends_on: '2026-12-27',
        total_yen: 11_800,
      },
    ])
  })

  it('keeps the price that was agreed, though it rose before the first day [PL-039]', async () => {
    const { memberId } = await somebody('trial')
    await fresh.db.updateTable('terms').set({ monthly_yen: 9800 }).where('member_id', '=', memberId).execute()
    at('2026-11-28T00:00:00')
    await advanceOnce(fresh.house, memberId)
    expect((await invoicesOf(memberId))[0]).toMatchObject({ total_yen: 9800 })
  })

  it('becomes the plan that was chosen last, at the price of that moment; its end stays [PL-014]', async () => {
    const { memberId } = await somebody('trial')
    const before = await standingOf(memberId)
    const actor = await fresh.actorFor(memberId)
    const choice = { planId: 6, optionId: null }
    await expect(changeTrialPlan(actor, { ...choice, agreedYen: 1 })).rejects.toMatchObject({ status: 409 })
    await expect(changeTrialPlan(actor, { ...choice, planId: 3, agreedYen: 8900 })).rejects.toMatchObject({
      status: 422,
    })
    await changeTrialPlan(actor, { ...choice, agreedYen: 8900 })
    const after = await standingOf(memberId)
    expect([after.planId, after.term!.endsOn, after.nextStepAt]).toEqual([6, before.term!.endsOn, before.nextStepAt])
    at('2026-11-28T00:00:00')
    const late = await fresh.actorFor(memberId)
    await expect(changeTrialPlan(late, { planId: 5, optionId: null, agreedYen: 13_800 })).rejects.toMatchObject({
      status: 409,
    })
    await advanceOnce(fresh.house, memberId)
    expect((await standingOf(memberId)).term).toMatchObject({ planId: 6, months: 12, monthlyYen: 8900 })
  })
})

describe('another plan for after a trial', () => {
  it('is kept as it was agreed, figure by figure, and mailed [PL-014] [PL-034]', async () => {
    const { memberId } = await somebody('trial')
    await changeTrialPlan(await fresh.actorFor(memberId), { planId: 6, optionId: null, agreedYen: 8900 })
    const { id, agreed } = await fresh.db
      .selectFrom('subscription_changes')
      .select(['id', 'agreed'])
      .where('member_id', '=', memberId)
      .where('cause', '=', 'trial-plan-changed')
      .executeTakeFirstOrThrow()
    const charges = (agreed as AgreedPlan).charges
    expect(agreed).toMatchObject({
      ...{ version: TERMS_VERSION, planId: 6, planName: '12ヶ月プラン', optionName: null },
      ...{ startsOn: '2026-11-28', endsOn: '2027-11-27', monthlyYen: 8900, totalYen: 106_800 },
      ...{ renewsMonths: 1, cancelUntil: '2026-11-27' },
    })
    expect([charges.length, charges[0], charges.at(-1)]).toEqual([
      12,
      { on: '2026-11-28', yen: 8900 },
      { on: '2027-10-28', yen: 8900 },
    ])
    const { plain } = await fresh.db
      .selectFrom('letters')
      .select('plain')
      .where('key', '=', `plan-changed:${id}`)
      .executeTakeFirstOrThrow()
    for (const words of [
      '無料体験のあとのプラン',
      '12ヶ月プラン',
      '2026年11月28日から2027年11月27日まで',
      '106,800円（税込）',
    ])
      expect(plain).toContain(words)
    expect(plain.match(/8,900円（税込）/g)).toHaveLength(13)
  })

  it('says of a commitment that it cannot end early, and of a month that it can [PL-033]', async () => {
    const { memberId } = await somebody('trial')
    const actor = await fresh.actorFor(memberId)
    await changeTrialPlan(actor, { planId: 6, optionId: null, agreedYen: 8900 })
    await changeTrialPlan(actor, { planId: 5, optionId: null, agreedYen: 13_800 })
    const [fixed, monthly] = await changeLetters(memberId)
    expect(fixed).toContain('切り替わったあとは、契約期間の途中で終了できません。')
    expect(fixed).not.toContain('解約は、契約内容のページからいつでもお手続きいただけます。')
    expect(monthly).toContain('解約は、契約内容のページからいつでもお手続きいただけます。')
  })

  it('by direct debit is kept and mailed as the bank will collect it, and invoiced so [PL-034] [PL-035] [DD-020] [DD-021]', async () => {
    const { memberId } = await somebody('trial')
    await fresh.db
      .updateTable('subscriptions')
      .set({ payment_kind: 'direct_debit' })
      .where('member_id', '=', memberId)
      .execute()
    const actor = await fresh.actorFor(memberId)
    await changeTrialPlan(actor, { planId: 6, optionId: null, agreedYen: 8900 })
    const { agreed } = await fresh.db
      .selectFrom('subscription_changes')
      .select('agreed')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow()
    const { charges, totalYen } = agreed as AgreedPlan
    expect([charges.length, charges[0], totalYen]).toEqual([12, { on: '2026-12-28', yen: 9098 }, 109_176])
    const [plain] = await changeLetters(memberId)
    for (const words of [
      '口座振替手数料',
      '2026年12月28日　9,098円（税込）',
      '109,176円（税込・口座振替手数料を含む）',
    ])
      expect(plain).toContain(words)
    at('2026-11-28T00:00:10')
    await runRenewals(fresh.house)
    expect(await invoicesOf(memberId)).toMatchObject([{ due_on: charges[0]!.on, total_yen: charges[0]!.yen }])
  })
})

describe('another plan from the next term on', () => {
  it('is kept as it was agreed, figure by figure, and mailed [PL-034] [PL-033]', async () => {
    const { memberId } = await somebody('monthly')
    await reservePlan(await fresh.actorFor(memberId), { planId: 3, optionId: null, agreedYen: 8900 })
    const { agreed } = await fresh.db
      .selectFrom('subscription_changes')
      .select('agreed')
      .where('member_id', '=', memberId)
      .where('cause', '=', 'plan-reserved')
      .executeTakeFirstOrThrow()
    const { charges } = agreed as AgreedPlan
    expect(agreed).toMatchObject({
      ...{ version: TERMS_VERSION, planId: 3, planName: '12ヶ月プラン', after: 'paid', payment: 'card' },
      ...{ startsOn: '2026-12-20', endsOn: '2027-12-19', monthlyYen: 8900, totalYen: 106_800 },
      ...{ renewsMonths: 1, cancelAnytime: false, cancelUntil: '2026-12-19' },
    })
    expect([charges.length, charges[0]]).toEqual([12, { on: '2026-12-20', yen: 8900 }])
    const [plain] = await changeLetters(memberId)
    for (const words of [
      '次の更新日からのプランの変更を、次のとおり予約しました',
      '2026年12月20日から2027年12月19日まで',
      '106,800円（税込）',
      '予約を取り消せる期限：2026年12月19日 23:59まで',
      '更新日のあとは、契約期間の途中で終了できません。',
    ])
      expect(plain).toContain(words)
  })

  it('is asked about again when its price is no longer the one that was shown [PL-035]', async () => {
    const { memberId } = await somebody('fixed')
    const actor = await fresh.actorFor(memberId)
    const valid_from = tokyo('2027-05-20T00:00:00')
    await fresh.db.insertInto('plan_prices').values({ term_months: 12, valid_from, monthly_yen: 9500 }).execute()
    await expect(reservePlan(actor, { planId: 3, optionId: null, agreedYen: 8900 })).rejects.toMatchObject({
      ...{ status: 409, code: 'price-changed' },
    })
    expect((await standingOf(memberId)).reservedPlanId).toBeNull()
    await reservePlan(actor, { planId: 3, optionId: null, agreedYen: 9500 })
    expect((await changeLetters(memberId))[0]).toContain('9,500円（税込）')
    await fresh.db.deleteFrom('plan_prices').where('valid_from', '=', valid_from).execute()
  })

  it('by direct debit is agreed to as the bank will collect it; a student’s at the half price [DD-020] [SD-012]', async () => {
    const { memberId } = await somebody('monthly')
    await fresh.db
      .updateTable('subscriptions')
      .set({ payment_kind: 'direct_debit' })
      .where('member_id', '=', memberId)
      .execute()
    await enrol(fresh.db, memberId, { registeredAt: fresh.clock.now() })
    const actor = await fresh.actorFor(memberId)
    await expect(reservePlan(actor, { planId: 1, optionId: null, agreedYen: 11_800 })).rejects.toMatchObject({
      code: 'price-changed',
    })
    await reservePlan(actor, { planId: 1, optionId: null, agreedYen: 5900 })
    expect((await changeLetters(memberId))[0]).toContain('2027年1月27日　6,098円（税込）')
  })
})

const changeLetters = async (memberId: number) => {
  const letters = await fresh.db
    .selectFrom('letters as l')
    .innerJoin('subscription_changes as c', (join) => join.on('l.key', '=', sql<string>`'plan-changed:' || c.id`))
    .select('l.plain')
    .where('c.member_id', '=', memberId)
    .orderBy('c.id')
    .execute()
  return letters.map(({ plain }) => plain)
}

describe('a term that is over', () => {
  it('renews for 6 months after 6, and by the month after 12 [PL-007]', async () => {
    const six = await subscriber({
      state: 'will_continue',
      planId: 1,
      startsOn: '2026-01-31',
      invoicedMonths: 6,
    })
    const twelve = await subscriber({
      state: 'will_continue',
      planId: 6,
      startsOn: '2025-11-30',
      invoicedMonths: 12,
    })
    at('2026-12-01T06:00:00')
    for (const { memberId } of [six, twelve]) await advanceOnce(fresh.house, memberId)
    expect((await standingOf(six.memberId)).term).toMatchObject({
      startsOn: '2026-07-31',
      endsOn: '2027-01-30',
      months: 6,
      cancelAnytime: false,
    })
    const monthly = await standingOf(twelve.memberId)
    expect(monthly.term).toMatchObject({
      startsOn: '2026-11-30',
      endsOn: '2026-12-29',
      months: 1,
      cancelAnytime: true,
      monthlyYen: 8900,
    })
    await quit(await fresh.actorFor(twelve.memberId), answers)
    expect((await standingOf(twelve.memberId)).accessEndsAt).toEqual(tokyo('2026-12-30T00:00:00'))
  })

  it('renews at the price of its first day, and keeps that to its end [PL-039] [PL-003]', async () => {
    const { memberId } = await subscriber({
      state: 'will_continue',
      planId: 1,
      startsOn: '2029-07-20',
      invoicedMonths: 6,
    })
    const rises = [
      [tokyo('2030-01-20T00:00:00'), 12_300],
      [tokyo('2030-01-20T00:00:01'), 15_000],
    ] as const
    for (const [valid_from, monthly_yen] of rises)
      await fresh.db.insertInto('plan_prices').values({ term_months: 6, valid_from, monthly_yen }).execute()
    at('2030-02-25T00:00:00')
    await advanceOnce(fresh.house, memberId)
    await advanceOnce(fresh.house, memberId)
    expect((await invoicesOf(memberId)).map(({ total_yen }) => total_yen)).toEqual([12_300])
    await runRenewals(fresh.house)
    expect((await invoicesOf(memberId)).map(({ total_yen }) => total_yen)).toEqual([12_300])
    await fresh.db.deleteFrom('plan_prices').where('valid_from', '>=', tokyo('2030-01-20T00:00:00')).execute()
  })

  it('gives way to the plan that was reserved, which can be cancelled until then [PL-014]', async () => {
    const { memberId } = await somebody('monthly')
    const actor = await fresh.actorFor(memberId)
    for (const planId of [2, 4, 9])
      await expect(reservePlan(actor, { planId, optionId: null, agreedYen: 1 })).rejects.toMatchObject({ status: 422 })
    await reservePlan(actor, { planId: 3, optionId: null, agreedYen: 8900 })
    await cancelReservation(actor)
    expect((await standingOf(memberId)).reservedPlanId).toBeNull()
    await reservePlan(actor, { planId: 1, optionId: null, agreedYen: 11_800 })
    expect(await standingOf(memberId)).toMatchObject({ planId: 2, reservedPlanId: 1, term: { endsOn: '2026-12-19' } })
    at('2026-12-20T00:00:00')
    await advanceOnce(fresh.house, memberId)
    const standing = await standingOf(memberId)
    expect(standing).toMatchObject({ planId: 1, reservedPlanId: null })
    expect(standing.term).toMatchObject({ startsOn: '2026-12-20', endsOn: '2027-06-19', months: 6, monthlyYen: 11_800 })
  })

  it('drops the reservation of who leaves', async () => {
    const { memberId } = await somebody('monthly')
    const actor = await fresh.actorFor(memberId)
    await reservePlan(actor, { planId: 1, optionId: null, agreedYen: 11_800 })
    await quit(actor, answers)
    expect(await standingOf(memberId)).toMatchObject({ state: 'will_cancel', reservedPlanId: null })
  })
})
