import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { debitHouse } from '#test/money/debit-house.ts'
import { quitAnswers } from '#test/money/subscriptions.ts'
import { readPlan } from '#domains/membership/read-plan.server.ts'
import { ComingCharges } from '#domains/membership/ui/coming-charges.tsx'
import { notePapers } from '../debit-papers/actions/note-papers.ts'
import { refund } from '#domains/billing/refunds/actions/refund.ts'
import { reconcile } from '#domains/billing/reconciliation/reconcile.ts'
import { payNow } from '#domains/billing/invoices/actions/pay-now.ts'
import { endByStaff } from '../actions/end.ts'
import { quit, setAutoRenewal, withdrawQuit } from './actions/quit.ts'
import { readQuitting } from './read-quitting.server.ts'
import { WhatFollows } from './ui/what-follows.tsx'

const { house, staff, debtor, askedTwice, list, take } = debitHouse()
const actorFor = (memberId: number) => house().fresh.actorFor(memberId)
const leave = async (memberId: number) => quit(await actorFor(memberId), await quitAnswers(house().fresh))
const newest = async (memberId: number) => (await house().lettersTo(memberId)).at(-1)!.plain

/** What the page of who leaves and the plan page say is still to come. */
async function told(memberId: number) {
  const actor = await actorFor(memberId)
  const [leaving, plan] = [await readQuitting(actor), await readPlan(actor)]
  expect(plan.charges.map(({ day, yen, isAwaited }) => ({ day, yen, isAwaited }))).toEqual(leaving.charges)
  return leaving.charges
}
const november = { day: '2026年11月27日', yen: 13_998, isAwaited: false }
const december28 = { ...november, day: '2026年12月28日' }

/** The words of the plan page's table and of the page of who leaves. */
async function shown(memberId: number) {
  const actor = await actorFor(memberId)
  const plan = renderToStaticMarkup(createElement(ComingCharges, await readPlan(actor)))
  const leaving = renderToStaticMarkup(createElement(WhatFollows, { quitting: await readQuitting(actor) }))
  return { plan: wordsOf(plan), leaving: wordsOf(leaving) }
}
const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describe('who quits and pays from the bank', () => {
  it('is told of the month that the bank will still collect, while it waits and while the bank is asked [QS-009]', async () => {
    const { memberId, applicationId } = await debtor()
    await leave(memberId)
    const letter = await newest(memberId)
    expect(letter).toContain('2026年11月27日のお支払い：13,998円（税込）')
    expect(letter).toContain('上記のほかに、料金がかかることはありません。')
    expect(letter).not.toContain('今後、料金がかかることはありません。')
    expect(await told(memberId)).toEqual([november])
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    expect(await told(memberId)).toEqual([november])
    await withdrawQuit(await actorFor(memberId))
    expect(await newest(memberId)).toContain('次回のお支払い：2026年11月27日　13,998円（税込）')
    await take('2026-11-27', [applicationId, 0])
    await leave(memberId)
    expect(await told(memberId)).toEqual([])
    expect(await newest(memberId)).toContain('今後、料金がかかることはありません。')
  })

  it('is told of every month of a commitment, the one that runs included [QS-009] [QS-011]', async () => {
    const { memberId } = await debtor({ planId: 1 })
    const { term } = await readPlan(await actorFor(memberId))
    await setAutoRenewal(await actorFor(memberId), term!.id, 'off', await quitAnswers(house().fresh))
    const charges = await told(memberId)
    expect([charges.length, charges[0]!.day]).toEqual([6, '2026年11月27日'])
    expect(charges.reduce((sum, { yen }) => sum + yen, 0)).toBe(6 * (11_800 + 198))
    expect((await newest(memberId)).match(/11,998円（税込）/g)).toHaveLength(6)
    const { charges: listed } = await readPlan(await actorFor(memberId))
    expect(listed[0]!.label).toBe(`${term!.startsOn}からの1ヶ月`)
    expect(new Set(listed.map(({ label }) => label)).size).toBe(6)
  })

  it('can tell from each other two months that the bank has not collected yet', async () => {
    const { memberId } = await debtor({ startsOn: '2026-10-25' })
    house().at('2026-11-25T00:00:10')
    await house().minute()
    const { charges } = await readPlan(await actorFor(memberId))
    expect(charges.map(({ day, label }) => [day, label])).toEqual([
      ['2026年11月27日', '2026年10月25日からの1ヶ月'],
      ['2026年12月28日', '2026年11月25日からの1ヶ月'],
    ])
  })

  it('still sees after the end what the bank will collect', async () => {
    const { memberId } = await debtor({ startsOn: '2026-10-25' })
    await leave(memberId)
    house().at('2026-11-25T00:00:10')
    await house().minute()
    expect((await readPlan(await actorFor(memberId))).standing).toBe('over')
    expect((await readPlan(await actorFor(memberId))).charges).toEqual([
      { ...november, label: '2026年10月25日からの1ヶ月' },
    ])
  })
})

describe('who pays from the bank, after a debit day', () => {
  it('is told that the result is awaited, not that a day already past is to come [QS-009] [DD-023]', async () => {
    const { memberId, applicationId } = await debtor()
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    house().at('2026-11-27T23:59:59')
    expect((await readPlan(await actorFor(memberId))).next).toMatchObject(november)
    house().at('2026-12-02T10:00:00')
    expect(await told(memberId)).toEqual([{ ...november, isAwaited: true }])
    expect((await readPlan(await actorFor(memberId))).next).toBeNull()
    const { plan, leaving } = await shown(memberId)
    expect(plan).toContain('2026年11月27日2026年11月5日からの1ヶ月結果の確認中13,998円')
    expect(plan).toContain('次のお支払いは、2026年12月28日に13,998円（税込）')
    expect(plan).not.toContain('次回')
    expect(leaving).toContain('2026年11月27日（結果の確認中）')
    await leave(memberId)
    expect(await newest(memberId)).toContain('2026年11月27日のお支払い（結果の確認中）：13,998円（税込）')
    await withdrawQuit(await actorFor(memberId))
    expect(await newest(memberId)).toContain('ご契約を継続します')
    expect(await newest(memberId)).not.toContain('次回のお支払い')
    await take('2026-11-27', [applicationId, 0])
    expect(await told(memberId)).toEqual([])
  })

  it('is told of the next one while the papers wait for their approval [QS-009] [DD-022]', async () => {
    const { memberId, applicationId } = await debtor({ approvedOn: null })
    await notePapers(await staff(), { applicationId, act: 'received', reason: '' })
    house().at('2026-11-12T10:00:00')
    await expect(list('2026-11-27')).rejects.toMatchObject({ code: 'nothing-to-debit' })
    house().at('2026-12-03T10:00:00')
    expect(await told(memberId)).toEqual([december28])
    expect((await readPlan(await actorFor(memberId))).next).toMatchObject(december28)
    expect((await shown(memberId)).plan).toContain('2026年12月28日2026年11月5日からの1ヶ月次回13,998円')
    await leave(memberId)
    expect(await newest(memberId)).toContain('2026年12月28日のお支払い：13,998円（税込）')
    await withdrawQuit(await actorFor(memberId))
    expect(await newest(memberId)).toContain('次回のお支払い：2026年12月28日　13,998円（税込）')
  })

  it('is told, where it failed, of the day on which the bank is asked again [QS-009] [UP-009]', async () => {
    const { memberId } = await askedTwice()
    expect(await told(memberId)).toEqual([december28, december28])
  })
})

it('tells whoever quits with an unpaid fee that it is still to be paid [QS-009] [QS-012]', async () => {
  const memberId = await house().payer({ card: 'soft', startsOn: '2026-11-05' })
  await house().minute()
  await leave(memberId)
  const letter = await newest(memberId)
  expect(letter).toContain('お支払いが済んでいない料金：13,800円（税込）')
  expect(letter).toContain('手続きのあとも、お支払いをお願いします。')
  expect(letter).not.toContain('今後、料金がかかることはありません。')
  expect(await readQuitting(await actorFor(memberId))).toMatchObject({ charges: [], unpaidYen: 13_800 })
})

it('tells whoever quits while a fee of which a part went back is charged anew of the rest, not of the whole fee [QS-009]', async () => {
  const memberId = await house().payer({ startsOn: '2026-11-05', planId: 2 })
  await house().minute()
  const { id } = (await house().invoicesOf(memberId))[0]!
  await refund(await staff(), { invoiceId: id, yen: 5_000, key: randomUUID(), reason: 'お詫び' })
  house().fresh.cards.chargeBack((await house().chargesOf(memberId)).at(-1)!.id)
  await reconcile(house().fresh.house, '2026-11-05')
  const actor = await actorFor(memberId)
  const charge = () => Promise.reject(new Error('no answer'))
  const silent = { ...actor.house, payments: { ...actor.house.payments, charge } }
  expect(await payNow({ ...actor, house: silent }, id)).toBe('unknown')
  await leave(memberId)
  expect(await newest(memberId)).toContain('8,800円（税込）')
  expect(await told(memberId)).toMatchObject([{ day: '2026年11月5日', yen: 8_800 }])
})

describe('whose contract staff end at once', () => {
  const endNow = async (memberId: number) => endByStaff(await staff(), memberId, 'now', '電話での依頼')

  it('is told the day, the plan and what is still owed [PL-029] [QS-009]', async () => {
    const memberId = await house().payer({ card: 'soft', startsOn: '2026-11-05', planId: 1 })
    await house().minute()
    await endNow(memberId)
    const letter = await newest(memberId)
    for (const words of [
      '2026年11月5日',
      '6ヶ月プランのご契約を終了しました',
      '上記のほかに、料金がかかることはありません。',
      'お支払いが済んでいない料金：11,800円（税込）',
    ])
      expect(letter).toContain(words)
  })

  it('is told of what the bank will still collect, and of nothing when nothing is owed', async () => {
    const { memberId } = await debtor()
    await endNow(memberId)
    expect(await newest(memberId)).toContain('2026年11月27日のお支払い：13,998円（税込）')
    const other = await house().payer({ startsOn: '2026-11-05' })
    await house().minute()
    await endNow(other)
    expect(await newest(other)).toContain('今後、料金がかかることはありません。')
  })
})
