import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cardNumbers, openDesk, ownCard } from '#test/money/orders.ts'
import { resolveAttempts } from '#domains/billing/invoices/resolve-attempts.ts'
import { settleOrders } from './jobs.ts'
import { outcomePath } from './paths.ts'

const desk = await openDesk()
const { fresh } = desk
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

const start = { kind: 'start', planId: 2 } as const
const later = (minutes: number) => fresh.clock.forward(minutes * 60_000)
/** As if whoever began a charge had been dead for the time of its lease. */
const leasesRunOut = () =>
  fresh.db
    .updateTable('charge_attempts')
    .set({ leased_until: new Date(0) })
    .where('state', 'in', ['started', 'unknown'])
    .execute()

describe('a provider that is silent', () => {
  it('about the charge: the order waits, nothing else can be ordered, and it is charged once [PL-036] [PL-037]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, start)
    expect(await desk.place(memberId, key, { number: cardNumbers.silent })).toEqual({ done: outcomePath(key) })
    expect(await desk.orderOf(key)).toMatchObject({ state: 'charging' })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
    const other = await desk.show(memberId, { kind: 'start', planId: 1 })
    await expect(desk.place(memberId, other.key, ownCard())).rejects.toMatchObject({ status: 409, code: 'under-way' })
    await leasesRunOut()
    await resolveAttempts(fresh.house)
    expect(await desk.orderOf(key)).toMatchObject({ state: 'done' })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'will_continue', planId: 2 })
    expect(await desk.capturedOf(memberId)).toEqual([13_800])
  })

  it('about the card: it is registered under the same key later, once, and the order goes on', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, start)
    const card = ownCard()
    fresh.cards.tell('hang', { ms: 20, times: 1, only: 'cards' })
    expect(await desk.place(memberId, key, card)).toEqual({ done: outcomePath(key) })
    expect(await desk.invoicesOf(memberId)).toEqual([])
    await settleOrders(fresh.house)
    expect(await desk.orderOf(key)).toMatchObject({ state: 'authenticating' })
    later(3)
    await Promise.all([settleOrders(fresh.house), settleOrders(fresh.house)])
    expect(await desk.orderOf(key)).toMatchObject({ state: 'done' })
    expect(await desk.capturedOf(memberId)).toEqual([13_800])
  })

  it('about who it is: nothing begins, and the order can be placed anew at once', async () => {
    const memberId = await desk.newMember()
    fresh.cards.tell('hang', { ms: 20, times: 1, only: 'authentications' })
    expect(await desk.order(memberId, start, ownCard())).toEqual({ failed: 'provider_silent' })
    expect(await desk.invoicesOf(memberId)).toEqual([])
    expect(await desk.order(memberId, start, ownCard())).toHaveProperty('done')
  })
})

describe('a process that dies', () => {
  const leftAt = async (key: string, set: { state: 'authenticating'; register_token: string | null }) =>
    fresh.db
      .updateTable('orders')
      .set({ ...set, guardian: 'adult', guardian_at: fresh.clock.now() })
      .where('key', '=', key)
      .execute()

  it('with a card on file in hand leaves an order that is taken up, not before its own time is over', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, start, ownCard())
    const { key } = await desk.show(memberId, { kind: 'course', courseId: await desk.course() })
    await leftAt(key, { state: 'authenticating', register_token: null })
    later(1)
    await settleOrders(fresh.house)
    expect(await desk.orderOf(key)).toMatchObject({ state: 'authenticating' })
    later(1)
    await Promise.all([settleOrders(fresh.house), settleOrders(fresh.house)])
    expect(await desk.orderOf(key)).toMatchObject({ state: 'done' })
    expect(await desk.capturedOf(memberId)).toEqual([13_800, 4400])
  })

  it('before the provider was asked leaves an order that is given up after 15 minutes [CA-020]', async () => {
    const memberId = await desk.newMember()
    const { key } = await desk.show(memberId, {})
    await leftAt(key, { state: 'authenticating', register_token: 'gone' })
    later(14)
    await settleOrders(fresh.house)
    expect(await desk.orderOf(key)).toMatchObject({ state: 'authenticating' })
    later(1)
    await settleOrders(fresh.house)
    expect(await desk.orderOf(key)).toMatchObject({ state: 'failed', failure_code: 'tds_abandoned' })
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
  })
})
