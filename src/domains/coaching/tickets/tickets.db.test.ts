import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { trialBalance } from '#domains/billing/index.ts'
import { addDays } from '#platform/tokyo.ts'
import { writeCoach, writeItem } from '#test/coaching/desk.ts'
import { NOON, openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { coachingJobs } from '../jobs.ts'
import { leaving } from '../leaving.ts'
import { extend } from './actions/extend.ts'
import { refundTicket } from './actions/refund-ticket.ts'
import { answerMember, writeToStaff } from './actions/send-message.ts'
import { findTicket } from './queries.ts'
import { book } from './actions/book.ts'
import { close } from './actions/close.ts'
import { giveBack } from './actions/give-back.ts'
import { keepNote } from '../sessions/actions/keep-note.ts'

const desk = await openDesk()
const { fresh } = desk
const { db, house, clock } = fresh
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

const STARTS = tokyo('2026-11-25T20:00:00')
const place = 'https://meet.example.com/abc'

/** Somebody with a ticket of 30 days, a coach who holds it, and an admin. */
async function world({ priceYen = 8_000 }: { priceYen?: number } = {}) {
  const [memberId, coachId, staffId] = [
    await fresh.newMember({ name: '受講 はな' }),
    await fresh.newMember({ name: '先生' }),
    await fresh.newMember({ isStaff: true }),
  ]
  await writeCoach(db, coachId, NOON)
  const itemId = await writeItem(db, { now: NOON, coachId, priceYen, validDays: 30 })
  await desk.order(memberId, { kind: 'coaching', planId: null, coaching: { itemId, name: '受講 花' } }, ownCard())
  const { id } = await db
    .selectFrom('coaching_tickets')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return {
    ...{ memberId, coachId, staffId, itemId, id },
    staff: () => fresh.actorFor(staffId),
    member: () => fresh.actorFor(memberId),
    coach: () => fresh.actorFor(coachId),
    book: async (startsAt = STARTS) => book(await fresh.actorFor(staffId), id, { startsAt, coachId, place }),
    state: async () => (await findTicket(db, id))!.state,
    letters: async (who = memberId) => (await desk.lettersTo(who)).map((key) => key.replace(/:.*/, '')),
    pay: () =>
      db.selectFrom('pay_lines').select(['yen', 'kind', 'description']).where('member_id', '=', coachId).execute(),
  }
}
const accounts = async () =>
  Object.fromEntries((await trialBalance(db)).map(({ account, balanceYen }) => [account, balanceYen]))

describe('a session', () => {
  it('is made by staff, held, and then is a sale and a line of pay; the coach is told as well [PC-013] [PC-014]', async () => {
    const it = await world()
    await it.book()
    expect(await it.state()).toBe('booked')
    expect(await it.letters()).toContain('coaching-booked')
    expect(await it.letters(it.coachId)).toContain('coaching-coach-booked')
    await expect(close(await it.staff(), it.id, { outcome: 'held', reason: '' })).rejects.toMatchObject({ status: 409 })
    const before = await accounts()
    clock.set(addDays(STARTS, 0.1))
    const closing = Array.from({ length: 4 }, async () =>
      close(await it.staff(), it.id, { outcome: 'held', reason: '' }),
    )
    const closed = await Promise.allSettled(closing)
    expect(closed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await it.state()).toBe('used')
    const after = await accounts()
    const moved = (account: string) => after[account]! - before[account]!
    expect([moved('unearned'), moved('sales'), moved('tax')]).toEqual([8_000, -7_273, -727])
    expect(await it.pay()).toEqual([{ yen: 5_000, kind: 'coaching', description: `個人コーチング No.${it.id}` }])
    await expect(it.book(addDays(STARTS, 3))).rejects.toMatchObject({ code: 'ticket-used' })
  })

  it('to which the member did not come uses the ticket up and pays no coach; our fault gives it back for at least 30 days [PC-013]', async () => {
    const [absent, ours] = [await world(), await world()]
    await absent.book()
    await ours.book(tokyo('2026-12-19T20:00:00'))
    clock.set(tokyo('2026-12-19T20:30:00'))
    await close(await absent.staff(), absent.id, { outcome: 'no_show', reason: '連絡なし' })
    expect([await absent.state(), await absent.pay()]).toEqual(['used', []])
    await expect(close(await ours.staff(), ours.id, { outcome: 'school_fault', reason: '' })).rejects.toMatchObject({
      status: 422,
    })
    await close(await ours.staff(), ours.id, { outcome: 'school_fault', reason: 'コーチの体調不良' })
    expect(await findTicket(db, ours.id)).toMatchObject({ state: 'unused', validUntil: '2027-01-18' })
    expect(await ours.letters()).toContain('coaching-called-off')
    expect(await ours.letters(ours.coachId)).toContain('coaching-coach-called-off')
    expect(await ours.pay()).toEqual([])
  })

  it('is given back by the member until a day before, and moved by staff at any time [PC-014]', async () => {
    const it = await world()
    await it.book()
    clock.set(new Date(STARTS.getTime() - 86_400_000 + 1))
    await expect(giveBack(await it.member(), it.id)).rejects.toMatchObject({ code: 'too-late-to-move' })
    await it.book(tokyo('2026-11-28T20:00:00'))
    const [gone, now] = await db
      .selectFrom('coaching_sessions')
      .select(['outcome', 'starts_at'])
      .where('ticket_id', '=', it.id)
      .orderBy('id')
      .execute()
    expect([gone!.outcome, now]).toEqual(['cancelled', { outcome: null, starts_at: tokyo('2026-11-28T20:00:00') }])
    await giveBack(await it.member(), it.id)
    expect(await findTicket(db, it.id)).toMatchObject({ state: 'unused', waitsSince: clock.now() })
    const stranger = await world()
    await expect(giveBack(await stranger.member(), it.id)).rejects.toMatchObject({ status: 404 })
  })

  it('never lies over another of the same coach, though two are made at once', async () => {
    const it = await world()
    const other = await world()
    await db.insertInto('coaching_item_coaches').values({ item_id: other.itemId, coach_id: it.coachId }).execute()
    const theirs = { startsAt: new Date(STARTS.getTime() + 30 * 60_000), coachId: it.coachId, place }
    const made = await Promise.allSettled([it.book(), book(await other.staff(), other.id, theirs)])
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = made.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({ code: 'coach-busy' })
  })

  it('has a note that its member reads only where it is shared, and is told of once', async () => {
    const it = await world()
    await it.book()
    const { id } = await db
      .selectFrom('coaching_sessions')
      .select('id')
      .where('ticket_id', '=', it.id)
      .executeTakeFirstOrThrow()
    await expect(keepNote(await it.staff(), id, { note: 'x', shared: false })).rejects.toMatchObject({ status: 404 })
    await keepNote(await it.coach(), id, { note: '重心の話をした', shared: false })
    expect(await it.letters()).not.toContain('coaching-note')
    for (const note of ['重心と視線', '重心と視線と手']) await keepNote(await it.coach(), id, { note, shared: true })
    expect((await it.letters()).filter((key) => key === 'coaching-note')).toHaveLength(1)
  })
})

describe('a ticket in time', () => {
  it('is told of a fortnight and three days before it ends, ends at midnight, and is a sale then [PC-013] [PC-010]', async () => {
    const it = await world()
    const told = async () => (await desk.lettersTo(it.memberId)).filter((key) => key.startsWith('coaching-ends')).length
    for (const [day, letters] of [
      ['2026-12-05', 0],
      ['2026-12-06', 1],
      ['2026-12-07', 1],
      ['2026-12-17', 2],
      ['2026-12-20', 2],
    ] as const) {
      clock.set(tokyo(`${day}T09:00:00`))
      await coachingJobs['coaching.tell-ends'](house)
      expect(await told(), day).toBe(letters)
    }
    clock.set(tokyo('2026-12-20T23:59:59'))
    await coachingJobs['coaching.end-tickets'](house)
    expect(await it.state()).toBe('unused')
    const before = await accounts()
    clock.set(tokyo('2026-12-21T00:00:00'))
    await expect(it.book(tokyo('2026-12-22T10:00:00'))).rejects.toMatchObject({ code: 'ticket-expired' })
    for (const _ of [1, 2]) await coachingJobs['coaching.end-tickets'](house)
    expect(await it.state()).toBe('expired')
    const after = await accounts()
    const ended = await db.selectFrom('coaching_tickets').select('id').where('ended_at', '=', clock.now()).execute()
    expect(after.unearned! - before.unearned!).toBe(8_000 * ended.length)
  })

  it('lasts longer where staff say why, and its member hears of it [PC-013]', async () => {
    const it = await world()
    await expect(extend(await it.staff(), it.id, '2026-12-20', '体調不良')).rejects.toMatchObject({
      code: 'not-longer',
    })
    await extend(await it.staff(), it.id, '2027-01-10', '体調不良')
    expect(await findTicket(db, it.id)).toMatchObject({ validUntil: '2027-01-10', extendedReason: '体調不良' })
    expect(await it.letters()).toContain('coaching-extended')
    const { details } = await db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'coaching.extended')
      .where('subject_id', '=', it.memberId)
      .executeTakeFirstOrThrow()
    expect(details).toMatchObject({ reason: '体調不良' })
  })

  it('is told of on the day before its session, both who come; who booked later than that is not [PC-013]', async () => {
    const [early, late] = [await world(), await world()]
    await early.book()
    clock.set(new Date(STARTS.getTime() - 3 * 3_600_000))
    await late.book(STARTS)
    for (const _ of [1, 2]) await coachingJobs['coaching.tell-tomorrow'](house)
    const tomorrow = async (who: number) =>
      (await desk.lettersTo(who)).filter((key) => /^coaching-(coach-)?tomorrow/.test(key)).length
    const told = await Promise.all([early.memberId, early.coachId, late.memberId].map(tomorrow))
    expect(told).toEqual([1, 1, 0])
  })

  it('is refunded whole by who keeps the money, once, and what was booked is off [PC-013]', async () => {
    const it = await world()
    await it.book()
    const wish = { key: crypto.randomUUID(), reason: 'コーチの退任' }
    const support = await fresh.newMember({ isStaff: true })
    await db.updateTable('staff_members').set({ role: 'support' }).where('member_id', '=', support).execute()
    await expect(refundTicket(await fresh.actorFor(support), it.id, wish)).rejects.toMatchObject({ status: 404 })
    const asked = [1, 2].map(async () => refundTicket(await it.staff(), it.id, wish))
    await Promise.allSettled(asked)
    expect(await it.state()).toBe('refunded')
    const refunds = db.selectFrom('refunds').innerJoin('invoices as i', 'i.id', 'invoice_id').select('yen')
    expect(await refunds.where('i.member_id', '=', it.memberId).execute()).toEqual([{ yen: 8_000 }])
    expect(await it.letters(it.coachId)).toContain('coaching-coach-called-off')
    await expect(it.book(addDays(STARTS, 1))).rejects.toMatchObject({ code: 'ticket-refunded' })
  })

  it('carries what member and staff write to each other; sent twice it is one, and the letter says nothing of it [PC-013]', async () => {
    const it = await world()
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) await writeToStaff(await it.member(), it.id, { body: '来週の夜はいかがですか。', key })
    expect((await findTicket(db, it.id))!.waitsSince).toEqual(clock.now())
    await answerMember(await it.staff(), it.id, { body: '水曜の夜でお願いします。', key: crypto.randomUUID() })
    const written = await db.selectFrom('coaching_messages').select('body').where('ticket_id', '=', it.id).execute()
    expect(written).toHaveLength(2)
    expect((await findTicket(db, it.id))!.waitsSince).toBe(null)
    const letter = await db
      .selectFrom('letters')
      .select(['subject', 'plain'])
      .where('key', 'like', 'coaching-answered:%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(letter.subject).toMatch(/^【Egaku】/)
    expect(letter.plain).not.toContain('水曜')
  })

  it('forgets name, wish, messages and note a year after its end, and keeps that it was bought', async () => {
    const it = await world()
    await it.book()
    await db.updateTable('coaching_tickets').set({ wish: '手の描き方' }).where('id', '=', it.id).execute()
    await writeToStaff(await it.member(), it.id, { body: 'よろしくお願いします。', key: crypto.randomUUID() })
    clock.set(addDays(STARTS, 0.1))
    await close(await it.staff(), it.id, { outcome: 'held', reason: '' })
    for (const [days, kept] of [
      [364, true],
      [366, false],
    ] as const) {
      clock.set(addDays(STARTS, days))
      await coachingJobs['coaching.forget-private'](house)
      const { buyerName, wish } = (await findTicket(db, it.id))!
      expect([buyerName, wish]).toEqual(kept ? ['受講 花', '手の描き方'] : [null, ''])
    }
    expect(await db.selectFrom('coaching_messages').select('id').where('ticket_id', '=', it.id).execute()).toEqual([])
    expect(await desk.invoicesOf(it.memberId)).toHaveLength(1)
  })

  it('goes with a member who leaves: nobody waits for them, and nothing private stays', async () => {
    const it = await world()
    await it.book()
    const leaver = async (id: number) => ({ ...(await fresh.actorFor(id)).member })
    expect(await leaving.whyStay!(db, await leaver(it.coachId))).toMatchObject({ code: 'coaching-booked' })
    expect(await (leaving.lost as (of: typeof db, id: number) => Promise<string[]>)(db, it.memberId)).toEqual([
      '使っていない個人コーチングのチケット1枚（8,000円）と、その予約',
    ])
    const who = await leaver(it.memberId)
    await db.transaction().execute((tx) => leaving.erase!(tx, house, who))
    expect(await findTicket(db, it.id)).toMatchObject({ state: 'expired', buyerName: null, wish: '' })
    expect(await it.letters(it.coachId)).toContain('coaching-coach-called-off')
    expect(await leaving.whyStay!(db, await leaver(it.coachId))).toBe(null)
  })
})

it('from seven million yen on accounting is warned once a month, by what the book says [LA-008]', async () => {
  clock.set(tokyo('2027-06-05T12:00:00'))
  await coachingJobs['coaching.end-tickets'](house)
  const warned = async () =>
    (await db.selectFrom('letters').select('key').where('key', 'like', 'coaching-value:%').execute()).length
  // Up to one yen below, whatever other tests left.
  for (let left = 6_999_999 + (await accounts()).unearned!; left > 0;) {
    const priceYen = Math.min(left, left < 1_000_100 && left > 1_000_000 ? 999_000 : 1_000_000)
    await world({ priceYen })
    left -= priceYen
  }
  clock.set(tokyo('2027-06-06T00:20:00'))
  await coachingJobs['coaching.tell-value'](house)
  expect(await warned()).toBe(0)
  await world({ priceYen: 100 })
  clock.set(tokyo('2027-06-07T00:20:00'))
  for (const _ of [1, 2]) await coachingJobs['coaching.tell-value'](house)
  expect(await warned()).toBe(1)
})
