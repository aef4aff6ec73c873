import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cardPayments } from '#ports/payments/http.ts'
import { PaymentsSilent } from '#ports/payments/port.ts'
import { DUE, eachOnce, openBilling, tokyo, type Billing } from '#test/money/billing.ts'
import { openPatiently } from '#test/worlds/fresh-database.ts'
import { quit } from '#domains/contracts/quitting/actions/quit.ts'
import { payNow } from './actions/pay-now.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import { settle } from './settlement-writer.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'

let house: Billing
let reasonId: number
beforeAll(async () => {
  house = await openBilling()
  const reason = { content: '忙しくなった', position: 1 }
  const written = house.fresh.db.insertInto('quit_reasons').values(reason).returning('id')
  reasonId = (await written.executeTakeFirstOrThrow()).id
})
afterAll(() => house.fresh.close())
beforeEach(() => house.begin())

describe('fees that are due', () => {
  it('are charged once each by two workers at once [PL-037]', async () => {
    const memberIds = await house.payers({ count: 300 })
    await Promise.all([house.minute(), house.minute()])
    await house.minute()
    expect(await house.ledgersOf(memberIds)).toEqual(eachOnce(300))
  })

  it('are charged once though the provider does it after we stopped listening [PL-037]', async () => {
    const memberIds = await house.payers()
    const {
      CARD_TOKEN_URL: tokenUrl,
      CARD_TOKEN_KEY: tokenKey,
      CARD_API_URL: apiUrl,
      CARD_API_SECRET: secret,
    } = house.fresh.cards.env
    const impatient = cardPayments({ tokenUrl, tokenKey, apiUrl, secret, timeoutMs: 50 })
    house.fresh.cards.tell('delay', { ms: 60_000, times: 1, only: 'charges' })
    await runRenewals({ ...house.fresh.house, payments: impatient })
    expect(await house.ledgersOf(memberIds)).toMatchObject({ charges: 0, paid: 0 })
    await house.minute()
    expect(await house.ledgersOf(memberIds)).toEqual(eachOnce(1))
    // Now the provider comes to what it was asked first, under the same key.
    house.fresh.cards.tell('normal')
    await expect.poll(() => house.fresh.cards.waiting(), { timeout: 10_000 }).toBe(0)
    await house.fresh.house.payments.findCharge('any')
    impatient.close()
    expect(await house.ledgersOf(memberIds)).toEqual(eachOnce(1))
  })

  it('are charged once though the provider took the money and its answer was lost [PL-037]', async () => {
    const memberIds = await house.payers({ count: 20 })
    house.fresh.cards.tell('captured-but-timed-out', { ms: 1, only: 'charges' })
    await runRenewals(house.fresh.house)
    expect(await house.ledgersOf(memberIds)).toMatchObject({ charges: 20, paid: 0 })
    house.fresh.cards.tell('normal')
    await house.minute()
    expect(await house.ledgersOf(memberIds)).toEqual(eachOnce(20))
  })

  it('are booked once though the provider takes the money twice by its own mistake [UP-015]', async () => {
    const memberIds = await house.payers()
    house.fresh.cards.tell('twice', { only: 'charges' })
    await runRenewals(house.fresh.house)
    await house.minute()
    expect(await house.ledgersOf(memberIds)).toMatchObject({ charges: 2, paid: 1, booked: 1 })
  })

  it('wait while the provider is down, and are charged once each when it is back [PL-037]', async () => {
    const memberIds = await house.payers({ count: 200 })
    house.fresh.cards.tell('down')
    await house.minute()
    const asked = await house.ledgersOf(memberIds)
    expect(asked).toMatchObject({ charges: 0, paid: 0 })
    // Who answers nobody is not asked about everybody.
    expect(asked.invoices).toBeLessThan(200)
    house.fresh.cards.tell('normal')
    await house.minute()
    expect(await house.ledgersOf(memberIds)).toEqual(eachOnce(200))
  }, 40_000)

  it('are asked about a few at a time when the provider goes away in the midst of them [PL-037]', async () => {
    const memberIds = await house.payers({ count: 200 })
    const { payments } = house.fresh.house
    let asked = 0
    const charge: typeof payments.charge = (one) => {
      if (++asked <= 32) return payments.charge(one)
      return Promise.reject(new PaymentsSilent('away'))
    }
    await runRenewals({ ...house.fresh.house, payments: { ...payments, charge } })
    expect(asked).toBeGreaterThan(32)
    expect(asked).toBeLessThan(100)
    expect(await house.ledgersOf(memberIds)).toMatchObject({ charges: 32, paid: 32 })
    for (let minute = 0; minute < 3; minute++) await house.minute()
    expect(await house.ledgersOf(memberIds)).toEqual(eachOnce(200))
  }, 40_000)

  it('are asked for a few at once while somebody uses the site, and for many when nobody does [PL-037]', async () => {
    const mostAtOnce = async () => {
      await house.payers({ count: 100 })
      house.fresh.cards.tell('delay', { ms: 20, only: 'charges' })
      let most = 0
      const watch = setInterval(() => (most = Math.max(most, house.fresh.cards.waiting())), 2)
      await runRenewals(house.fresh.house)
      clearInterval(watch)
      return most
    }
    await sql`delete from site_use`.execute(house.fresh.db)
    expect(await mostAtOnce()).toBeGreaterThan(8)
    await sql`insert into site_use (asked_at) values (clock_timestamp() + interval '1 minute')`.execute(house.fresh.db)
    expect(await mostAtOnce()).toBeLessThanOrEqual(8)
    await sql`delete from site_use`.execute(house.fresh.db)
  }, 40_000)

  it('are told to their debtor once, though two processes write down the end of the same try [UP-016]', async () => {
    const [memberId] = await house.payers({ card: 'soft' })
    house.fresh.cards.tell('captured-but-timed-out', { ms: 1, only: 'charges' })
    await runRenewals(house.fresh.house)
    const attempt = await house.fresh.db
      .selectFrom('charge_attempts as a')
      .innerJoin('invoices as i', 'i.id', 'a.invoice_id')
      .select(['a.id as attemptId', 'i.id as invoiceId', 'a.yen', 'a.state'])
      .where('i.member_id', '=', memberId!)
      .executeTakeFirstOrThrow()
    expect(attempt.state).toBe('unknown')
    const none = { methodRef: '', authenticationId: null, chargeId: null }
    const one = { ...attempt, ...none, kind: 'card' as const, memberId: memberId! }
    const declined = { outcome: 'declined', code: 'insufficient_funds', kind: 'soft' } as const
    await Promise.all([1, 2, 3].map(() => settle(house.fresh.house, one, declined)))
    expect(await house.lettersTo(memberId!)).toHaveLength(1)
    expect(await house.invoicesOf(memberId!)).toMatchObject([{ state: 'unpaid', failures: 1 }])
  })
})

describe('who quits in the very moment of the renewal', () => {
  it('goes on and is charged, or has ended and is not, a hundred times [PL-031] [QS-013]', async () => {
    const memberIds = await house.payers({ startsOn: '2026-10-20', invoicedMonths: 1, count: 100 })
    const answers = { reasonIds: [reasonId], subReasonIds: [], freeText: '', reportedIssue: '' }
    const actors = await Promise.all(memberIds.map((memberId) => house.fresh.actorFor(memberId)))
    // The worker has connections of its own: it does not wait behind those who quit, nor they behind it.
    const worker = openPatiently(house.fresh.databaseUrl)
    await Promise.all([
      runRenewals({ ...house.fresh.house, db: worker.db }),
      mapConcurrently(actors, (actor) => quit(actor, answers), 5),
    ])
    await worker.close()
    await house.minute()
    const ends = await house.fresh.db
      .selectFrom('subscriptions as s')
      .innerJoin('terms as t', 't.id', 's.term_id')
      .leftJoin('invoices as i', 'i.member_id', 's.member_id')
      .select(['s.member_id', 's.state', 't.starts_on', 't.ended_at', 'i.state as invoice'])
      .where('s.member_id', 'in', memberIds)
      .execute()
    expect(ends).toHaveLength(100)
    for (const { member_id, state, starts_on, invoice } of ends) {
      const { charges } = await house.ledgersOf([member_id])
      expect([
        ['will_cancel', DUE, 'paid', 1],
        ['after_unsubscribe', '2026-10-20', null, 0],
      ]).toContainEqual([state, starts_on, invoice, charges])
    }
  })

  it('is not charged when they quit in the last second [QS-013]', async () => {
    const [memberId] = await house.payers({ startsOn: '2026-10-20', invoicedMonths: 1 })
    house.fresh.clock.set(tokyo('2026-11-19T23:59:59'))
    await quit(await house.fresh.actorFor(memberId!), {
      reasonIds: [reasonId],
      subReasonIds: [],
      freeText: '',
      reportedIssue: '',
    })
    house.fresh.clock.set(tokyo('2026-11-20T00:00:00'))
    await house.minute()
    expect(await house.ledgersOf([memberId!])).toMatchObject({ charges: 0, invoices: 0 })
  })
})

describe('somebody who wants to pay now', () => {
  const debtor = async () => {
    const [memberId] = await house.payers({ card: 'soft' })
    await runRenewals(house.fresh.house)
    const { id } = await house.fresh.db
      .selectFrom('invoices')
      .select('id')
      .where('member_id', '=', memberId!)
      .executeTakeFirstOrThrow()
    await house.fresh.db
      .updateTable('payment_methods')
      .set({ provider_ref: `card_demo_ok_again_${memberId}` })
      .where('member_id', '=', memberId!)
      .execute()
    return { memberId: memberId!, invoiceId: id }
  }

  it('is charged once for twenty clicks at once [UP-004]', async () => {
    const { memberId, invoiceId } = await debtor()
    const actor = await house.fresh.actorFor(memberId)
    const results = await Promise.all(Array.from({ length: 20 }, () => payNow(actor, invoiceId)))
    expect(results.filter((result) => result !== 'busy')).toContain('paid')
    expect(await house.ledgersOf([memberId])).toMatchObject({ charges: 1, paid: 1, booked: 1 })
  })

  it('cannot be charged for, or look at, what another owes [UP-004]', async () => {
    const { invoiceId } = await debtor()
    const stranger = await house.fresh.actorFor((await house.payers())[0]!)
    await expect(payNow(stranger, invoiceId)).rejects.toMatchObject({ status: 404 })
    await expect(payNow(stranger, 999_999_999)).rejects.toMatchObject({ status: 404 })
  })
})
