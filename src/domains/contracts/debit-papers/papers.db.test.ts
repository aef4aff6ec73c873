import { describe, expect, it } from 'vitest'
import { debitHouse } from '#test/money/debit-house.ts'
import { notePapers } from './actions/note-papers.ts'
import { quitAnswers } from '#test/money/subscriptions.ts'
import { applyForDebit } from '#domains/orders/by-debit/actions/apply.ts'
import { payNow } from '#domains/billing/invoices/actions/pay-now.ts'
import { settleDeclined } from '#domains/billing/invoices/settle-declined.ts'
import { showOrder } from '#domains/orders/actions/show-order.ts'
import { endByStaff } from '../actions/end.ts'
import { quit, setAutoRenewal, withdrawQuit } from '../quitting/actions/quit.ts'
import { findStanding } from '#domains/plans/standing/standing.ts'
import type { Act } from './terms.ts'
import { watchPapers } from '../watch-papers.ts'

const { house, staff, debtor, list, lineOf, statesOf } = debitHouse()

const note = async (applicationId: number, act: Act, reason = '') =>
  notePapers(await staff(), { applicationId, act, reason })
const applicationOf = (id: number) =>
  house().fresh.db.selectFrom('debit_applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const watch = (moment: string) => {
  house().at(moment)
  return watchPapers(house().fresh.house)
}
const subjects = async (memberId: number) =>
  (await house().lettersTo(memberId)).map(({ subject }) => subject.replace('【Egaku】', ''))

describe('papers of a direct debit', () => {
  it('are noted by staff step by step, each once, with a line in the audit log [DD-019]', async () => {
    const { memberId, applicationId } = await debtor({ approvedOn: null, receiving: 'post' })
    for (const act of ['approved', 'rejected'] as const)
      await expect(note(applicationId, act, '印影')).rejects.toMatchObject({ code: 'not-received' })
    await note(applicationId, 'posted')
    await expect(note(applicationId, 'posted')).rejects.toMatchObject({ code: 'posted-already', status: 409 })
    expect(await applicationOf(applicationId)).toMatchObject({
      documents_posted_on: '2026-11-05',
      documents_due_on: '2026-11-10',
    })
    house().at('2026-11-09T10:00:00')
    await note(applicationId, 'received')
    house().at('2026-11-12T10:00:00')
    await note(applicationId, 'rejected', '印影が登録と異なります')
    expect((await house().lettersTo(memberId))[0]!.plain).toContain('印影が登録と異なります')
    house().at('2026-11-20T10:00:00')
    await note(applicationId, 'received')
    await note(applicationId, 'approved')
    await expect(note(applicationId, 'rejected', '印影')).rejects.toMatchObject({ code: 'approved-already' })
    expect(await applicationOf(applicationId)).toMatchObject({
      documents_received_on: '2026-11-20',
      approved_on: '2026-11-20',
      rejected_on: null,
    })
    expect(await subjects(memberId)).toEqual(['口座振替の書類に不備がありました', '口座振替の登録が完了しました'])
    const log = await house()
      .fresh.db.selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', memberId)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual(
      ['posted', 'received', 'rejected', 'received', 'approved'].map((act) => `plans.debit-${act}`),
    )
    expect(new Set(log.map((line) => line.actor_id)).size).toBe(1)
  })

  it('that the bank approves after the tenth move what was invoiced to the next debit day [DD-022]', async () => {
    const late = await debtor({ approvedOn: null })
    const early = await debtor({ approvedOn: null })
    house().at('2026-11-10T23:59:59')
    await note(early.applicationId, 'received')
    await note(early.applicationId, 'approved')
    house().at('2026-11-11T00:00:00')
    await note(late.applicationId, 'received')
    await note(late.applicationId, 'approved')
    await list('2026-11-27')
    expect(await lineOf('2026-11-27', early.applicationId)).toBeDefined()
    expect(await lineOf('2026-11-27', late.applicationId)).toBeUndefined()
    expect((await house().invoicesOf(late.memberId))[0]!.due_on).toBe('2026-12-28')
  })

  it('that do not come until ten days after their day end the contract with its month, and its member is told [DD-019]', async () => {
    const { memberId, applicationId } = await debtor({ approvedOn: null, planId: 1 })
    expect((await applicationOf(applicationId)).documents_due_on).toBe('2026-11-10')
    await watch('2026-11-20T23:59:59')
    expect(await house().subscriptionOf(memberId)).toMatchObject({ state: 'will_continue' })
    await watch('2026-11-21T09:30:00')
    await watch('2026-11-21T12:00:00')
    expect(await house().subscriptionOf(memberId)).toMatchObject({
      state: 'will_cancel',
      access_ends_at: new Date('2026-12-05T00:00:00+09:00'),
    })
    expect(await subjects(memberId)).toEqual(['口座振替の書類が届いていません（ご契約は2026年12月4日までとなります）'])
    house().at('2026-12-05T00:00:00')
    await house().minute()
    expect(await house().subscriptionOf(memberId)).toMatchObject({ state: 'after_unsubscribe' })
    expect(await statesOf(memberId)).toEqual(['unpaid 0'])
    await watch('2026-12-05T09:30:00')
    expect(await statesOf(memberId)).toEqual(['unpaid 0'])
    expect(await subjects(memberId)).toHaveLength(2)
    expect((await applicationOf(applicationId)).closed_at).not.toBeNull()
    await expect(note(applicationId, 'received')).rejects.toMatchObject({ code: 'closed' })
  })

  for (const [planId, months, endsOn, yen] of [
    [1, 6, '2027-05-04', 11_998],
    [3, 12, '2027-11-04', 9098],
  ] as const)
    it(`of ${months} months whose member takes the ending back bring the commitment back as it was agreed [DD-019] [PL-039]`, async () => {
      const { memberId } = await debtor({ approvedOn: null, planId })
      await watch('2026-11-21T09:30:00')
      const term = async () => (await findStanding(house().fresh.db, memberId)).term!
      expect(await term()).toMatchObject({ months: 1, endsOn: '2026-12-04' })
      const actor = await house().fresh.actorFor(memberId)
      await setAutoRenewal(actor, (await term()).id, 'on')
      expect(await term()).toMatchObject({ months, endsOn, cancelAnytime: false })
      const letters = await house().lettersTo(memberId)
      expect(letters.find(({ key }) => key.startsWith('quit-withdrawn'))!.plain).toContain('2026年11月27日')
      await house()
        .fresh.db.insertInto('plan_prices')
        .values(
          [6, 12].map((term_months) => ({ term_months, valid_from: '2026-12-01T00:00:00+09:00', monthly_yen: 15_000 })),
        )
        .execute()
      house().at('2026-12-05T00:00:10')
      await house().minute()
      expect((await house().invoicesOf(memberId)).map(({ total_yen }) => total_yen)).toEqual([yen, yen])
      expect(await term()).toMatchObject({ months, endsOn, invoicedMonths: 2 })
    })

  it('have ten more days when their member takes the ending back, once [DD-019]', async () => {
    const { memberId } = await debtor({ approvedOn: null })
    const stateAt = async (moment: string) => {
      await watch(moment)
      return (await house().subscriptionOf(memberId)).state
    }
    const takeBack = async () => withdrawQuit(await house().fresh.actorFor(memberId))
    expect(await stateAt('2026-11-21T09:30:00')).toBe('will_cancel')
    await takeBack()
    expect(await stateAt('2026-11-22T09:30:00')).toBe('will_continue')
    expect(await stateAt('2026-12-01T12:00:00')).toBe('will_continue')
    expect(await stateAt('2026-12-02T09:30:00')).toBe('will_cancel')
    await takeBack()
    expect(await stateAt('2026-12-03T09:30:00')).toBe('will_cancel')
  })

  it('that do not come end a commitment with its month also where its renewal was stopped, and its member is told once [DD-019]', async () => {
    const { memberId } = await debtor({ approvedOn: null, planId: 1 })
    const actor = await house().fresh.actorFor(memberId)
    const { term } = await findStanding(house().fresh.db, memberId)
    await setAutoRenewal(actor, term!.id, 'off', await quitAnswers(house().fresh))
    await watch('2026-11-20T23:59:59')
    expect(await house().subscriptionOf(memberId)).toMatchObject({
      state: 'will_cancel',
      access_ends_at: new Date('2027-05-05T00:00:00+09:00'),
    })
    await watch('2026-11-21T09:30:00')
    await watch('2026-11-21T12:00:00')
    expect(await house().subscriptionOf(memberId)).toMatchObject({
      state: 'will_cancel',
      access_ends_at: new Date('2026-12-05T00:00:00+09:00'),
    })
    const told = (await subjects(memberId)).filter((subject) => subject.includes('書類'))
    expect(told).toHaveLength(1)
    house().at('2026-12-05T00:00:10')
    await house().minute()
    expect(await statesOf(memberId)).toEqual(['unpaid 0'])
  })

  it('that are missing a second time are written about: the letter asks to be told, and no more offers what would end again [DD-019]', async () => {
    const { memberId } = await debtor({ approvedOn: null })
    const { contactEmail } = house().fresh.house.settings
    const newest = async () => (await house().lettersTo(memberId)).at(-1)!.plain
    const offer = '契約内容のページから終了を取り消し、書類をお送りください'
    await watch('2026-11-21T09:30:00')
    expect(await newest()).toContain(offer)
    await withdrawQuit(await house().fresh.actorFor(memberId))
    await watch('2026-12-02T09:30:00')
    expect(await newest()).toContain('2026年12月4日で終了する手続き')
    expect(await newest()).toContain(`ご契約を続けたい場合は、2026年12月4日までに ${contactEmail} までご連絡ください。`)
    expect(await newest()).not.toContain(offer)
  })

  it('have no more than those ten days, however often their member quits and takes it back meanwhile [DD-019]', async () => {
    const { memberId } = await debtor({ approvedOn: null })
    const actor = () => house().fresh.actorFor(memberId)
    await watch('2026-11-21T09:30:00')
    await withdrawQuit(await actor())
    house().at('2026-11-30T09:00:00')
    await quit(await actor(), await quitAnswers(house().fresh))
    await withdrawQuit(await actor())
    await watch('2026-12-01T12:00:00')
    expect((await house().subscriptionOf(memberId)).state).toBe('will_continue')
    await watch('2026-12-02T09:30:00')
    expect((await house().subscriptionOf(memberId)).state).toBe('will_cancel')
  })

  it('that never came leave the month to be paid before anything is resumed, however early its member comes back [UP-011] [PL-030]', async () => {
    const [early, ended] = [await debtor({ approvedOn: null }), await debtor({ approvedOn: null })]
    await quit(await house().fresh.actorFor(early.memberId), await quitAnswers(house().fresh))
    await endByStaff(await staff(), ended.memberId, 'now', '電話での依頼')
    house().at('2026-12-05T00:00:00')
    await house().minute()
    for (const { memberId, applicationId } of [early, ended]) {
      const actor = await house().fresh.actorFor(memberId)
      const unpaidFirst = { status: 409, code: 'unpaid-first' }
      await expect(showOrder(actor, { kind: 'resume', planId: 2, paymentKind: 'card' })).rejects.toMatchObject(
        unpaidFirst,
      )
      await expect(applyForDebit(actor, 2, { receiving: 'print', to: null })).rejects.toMatchObject(unpaidFirst)
      expect(await statesOf(memberId)).toEqual(['unpaid 0'])
      expect((await applicationOf(applicationId)).closed_at).not.toBeNull()
      expect(await subjects(memberId)).toContain('料金のお支払いのお願い（13,998円）')
    }
  })

  it('that never came leave to its debtor also the month that a card was being tried for, and is declined after the end [UP-011]', async () => {
    const { memberId } = await debtor({ approvedOn: null })
    await house().changeCard(memberId)
    const invoiceId = (await house().invoicesOf(memberId))[0]!.id
    const actor = await house().fresh.actorFor(memberId)
    const charge = () => Promise.reject(new Error('no answer'))
    const silent = { ...actor.house, payments: { ...actor.house.payments, charge } }
    expect(await payNow({ ...actor, house: silent }, invoiceId)).toBe('unknown')
    await endByStaff(await staff(), memberId, 'now', '電話での依頼')
    const { id: attemptId } = await house()
      .fresh.db.selectFrom('charge_attempts')
      .select('id')
      .where('invoice_id', '=', invoiceId)
      .executeTakeFirstOrThrow()
    const declined = { attemptId, invoiceId, code: 'soft', kind: 'soft' } as const
    await house()
      .fresh.db.transaction()
      .execute((tx) => settleDeclined(tx, house().fresh.house, declined))
    expect((await house().invoicesOf(memberId))[0]).toMatchObject({ state: 'unpaid', failure_kind: 'hard' })
    await expect(showOrder(actor, { kind: 'resume', planId: 2, paymentKind: 'card' })).rejects.toMatchObject({
      code: 'unpaid-first',
    })
  })

  it('of a contract that is over and was left waiting are given up in the morning, once [UP-011]', async () => {
    const { memberId } = await debtor({ approvedOn: null })
    await house()
      .fresh.db.updateTable('subscriptions')
      .set({ state: 'after_unsubscribe', next_step_at: null })
      .where('member_id', '=', memberId)
      .execute()
    await watch('2026-11-20T09:30:00')
    await watch('2026-11-20T12:00:00')
    expect(await statesOf(memberId)).toEqual(['unpaid 0'])
    expect(await subjects(memberId)).toEqual(['料金のお支払いのお願い（13,998円）'])
  })

  it('that the bank approved leave the last month to the bank when the contract ends [DD-022]', async () => {
    const { memberId, applicationId } = await debtor()
    await endByStaff(await staff(), memberId, 'now', '電話での依頼')
    expect(await statesOf(memberId)).toEqual(['open 0'])
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    expect(await lineOf('2026-11-27', applicationId)).toMatchObject({ yen: 13_998 })
  })

  it('that we have not posted yet, or that came, end nothing [DD-019]', async () => {
    const unposted = await debtor({ approvedOn: null, receiving: 'post' })
    const came = await debtor({ approvedOn: null })
    await note(came.applicationId, 'received')
    await watch('2026-11-30T09:30:00')
    for (const { memberId } of [unposted, came])
      expect(await house().subscriptionOf(memberId)).toMatchObject({ state: 'will_continue' })
  })

  it('that the bank sent back and nobody answered for fourteen days end it, too; a trial with its last day [DD-019]', async () => {
    const { memberId, applicationId } = await debtor({ approvedOn: null })
    await house()
      .fresh.db.updateTable('terms')
      .set({ kind: 'trial', months: 0, ends_on: '2026-12-04', invoiced_months: 0 })
      .where('member_id', '=', memberId)
      .execute()
    await house()
      .fresh.db.updateTable('subscriptions')
      .set({ state: 'under_trial' })
      .where('member_id', '=', memberId)
      .execute()
    await note(applicationId, 'received')
    house().at('2026-11-12T10:00:00')
    await note(applicationId, 'rejected', '口座番号が違います')
    await watch('2026-11-26T23:59:59')
    expect(await house().subscriptionOf(memberId)).toMatchObject({ state: 'under_trial' })
    await watch('2026-11-27T09:30:00')
    expect(await house().subscriptionOf(memberId)).toMatchObject({
      state: 'will_cancel',
      access_ends_at: new Date('2026-12-05T00:00:00+09:00'),
    })
  })
})
