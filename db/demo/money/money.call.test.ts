import { beforeAll, describe, expect, it } from 'vitest'
import { trialBalance } from '#domains/billing/book/queries.ts'
import { dueStep } from '#domains/contracts/rules.ts'
import { findStanding } from '#domains/plans/standing/standing.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const idOf = async (key: string) =>
  (await web.db.selectFrom('members').select('id').where('email', '=', `${key}@example.com`).executeTakeFirstOrThrow())
    .id
const standing = async (key: string) => findStanding(web.db, await idOf(key))
const invoices = async (key: string) =>
  web.db
    .selectFrom('invoices')
    .select(['id', 'period_starts_on', 'state', 'total_yen', 'tax_yen', 'kind', 'payment_kind'])
    .where('member_id', '=', await idOf(key))
    .orderBy('due_on')
    .execute()

describe('the money of the demo world', () => {
  it('has the cast in the states that their names promise', async () => {
    const states: Record<string, [string, number | null]> = {
      before: ['before_subscribe', null],
      'before-used': ['before_subscribe', null],
      trial1: ['under_trial', 5],
      trial6: ['under_trial', 4],
      trial12: ['under_trial', 6],
      trial10: ['under_trial', 5],
      trialext: ['under_trial', 4],
      'trial-cancel': ['will_cancel', 5],
      cont1: ['will_continue', 2],
      cont6: ['will_continue', 1],
      cont12: ['will_continue', 3],
      'cont12-month': ['will_continue', 3],
      cancel6: ['will_cancel', 1],
      past: ['after_unsubscribe', 2],
      'past-unpaid': ['after_unsubscribe', 2],
      'card-unpaid': ['will_continue', 2],
      'card-closed': ['will_continue', 2],
      'dd-ok': ['will_continue', 5],
      'dd-pending': ['will_continue', 2],
      'dd-unpaid': ['will_continue', 2],
      amazon: ['will_continue', 2],
      'amazon-declined': ['will_continue', 2],
      anchor31: ['after_unsubscribe', 3],
    }
    for (const [key, [state, plan]] of Object.entries(states)) {
      const found = await standing(key)
      expect([key, found.state, found.planId]).toEqual([key, state, plan])
    }
    expect((await standing('trial10')).term).toMatchObject({ kind: 'trial_month' })
    expect((await standing('cont12-month')).term).toMatchObject({ months: 1, cancelAnytime: true, monthlyYen: 8900 })
  })

  it('leaves the machine nothing to do at the moment of loading', async () => {
    const members = await web.db.selectFrom('subscriptions').select('member_id').execute()
    for (const { member_id } of members) {
      const found = await findStanding(web.db, member_id)
      expect([member_id, dueStep(found, { unpaid: false, undecided: false }, new Date())]).toEqual([
        member_id,
        'nothing',
      ])
    }
  })

  it('balances: every entry, the whole, and the claims are exactly what is unpaid', async () => {
    const balance = new Map((await trialBalance(web.db)).map((row) => [row.account as string, row.balanceYen]))
    expect([...balance.values()].reduce((sum, yen) => sum + yen, 0)).toBe(0)
    const owed = await web.db
      .selectFrom('invoices')
      .select((of) => of.fn.sum<number>('total_yen').as('yen'))
      .where('state', 'in', ['unpaid', 'open'])
      .executeTakeFirstOrThrow()
    expect(balance.get('bank')).toBeGreaterThan(0)
    expect(balance.get('receivable')).toBe(Number(owed.yen))
    expect(balance.get('bad_debts')).toBeGreaterThan(0)
    expect(balance.get('refunds')).toBeGreaterThan(0)
    expect(balance.get('discounts')).toBeGreaterThan(0)
    expect(balance.get('suspense')).toBe(-1980)
  })

  it('has a refund in part, a charge that nobody asked for and one that a bank took back, each in the book', async () => {
    const kinds = await web.db.selectFrom('provider_mismatches').select('kind').orderBy('kind').execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['chargeback', 'unknown_charge'])
    const { state, entry, yen } = await web.db
      .selectFrom('chargebacks as c')
      .innerJoin('invoices as i', 'i.id', 'c.invoice_id')
      .innerJoin('book_entries as e', (join) => join.onRef('e.invoice_id', '=', 'i.id').on('e.kind', '=', 'chargeback'))
      .select(['i.state', 'e.description as entry', 'c.yen'])
      .executeTakeFirstOrThrow()
    expect([state, entry, yen]).toEqual(['unpaid', expect.stringContaining('チャージバック'), 13_800])
    const partly = await web.db
      .selectFrom('invoices')
      .select('refunded_yen')
      .where('state', '=', 'partly_refunded')
      .execute()
    expect(partly).toEqual([{ refunded_yen: 3000 }])
    const uneven = web.db.selectFrom('provider_reconciliations').select('day').whereRef('provider_yen', '<>', 'our_yen')
    expect(await uneven.execute()).toHaveLength(1)
  })

  it('shows a contract of a 31st with the thirteen months after its first, on the last days of short months', async () => {
    const starts = (await invoices('anchor31')).map((one) => one.period_starts_on!.slice(5))
    expect(starts).toHaveLength(14)
    expect(starts.slice(0, 2).map((day) => day.replace('02-29', '02-28'))).toEqual(['01-31', '02-28'])
    expect(starts.slice(2, 5)).toEqual(['03-31', '04-30', '05-31'])
    expect(starts[12]).toBe('01-31')
  })

  it('has debts two and ten days old, a debt that ended a contract, and a claim given up', async () => {
    const last = async (key: string) => (await invoices(key)).at(-1)!.state
    expect(await Promise.all(['card-unpaid', 'card-closed', 'past-unpaid', 'given-up'].map(last))).toEqual([
      ...['unpaid', 'unpaid', 'unpaid', 'written_off'],
    ])
    const closed = async (key: string) => ((await standing(key)).closesAt?.getTime() ?? Infinity) <= Date.now()
    expect([await closed('card-unpaid'), await closed('card-closed')]).toEqual([false, true])
  })

  it('has debits that the bank took, one that failed, and one whose papers are awaited', async () => {
    const statesOf = async (key: string) => [...new Set((await invoices(key)).map(({ state }) => state))]
    expect((await statesOf('dd-ok')).toSorted()).toEqual(['open', 'paid'])
    expect(await statesOf('dd-unpaid')).toEqual(expect.arrayContaining(['unpaid', 'open']))
    expect(await statesOf('dd-pending')).toEqual(['open'])
    expect((await invoices('dd-ok')).map(({ total_yen }) => total_yen)).toContain(13_998)
    const failed = await web.db.selectFrom('debit_lines').select('member_id').where('result_code', '=', '1').execute()
    expect(failed.map(({ member_id }) => member_id)).toEqual([await idOf('dd-unpaid')])
  })

  it('has somebody who pays at the wallet, and a bill that was declined there', async () => {
    const by = (key: string) =>
      invoices(key).then((all) => [...new Set(all.map(({ state, payment_kind }) => `${payment_kind} ${state}`))])
    expect(await by('amazon')).toEqual(['amazon_pay paid'])
    expect(await by('amazon-declined')).toEqual(['amazon_pay paid', 'amazon_pay unpaid'])
    expect((await standing('amazon')).method).toMatchObject({ kind: 'amazon_pay', mask: 'Visa ****1111' })
  })

  it('keeps the price of before the revision for who began before, and 10 yen for the first month', async () => {
    const veteran = await invoices('veteran')
    expect(veteran[0]!.total_yen).toBe(7900)
    expect(veteran.at(-1)!.total_yen).toBe(8900)
    expect((await invoices('trial10')).map(({ total_yen, kind }) => [kind, total_yen])).toEqual([['trial_month', 10]])
  })
})
