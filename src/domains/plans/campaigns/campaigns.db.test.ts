import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { personKey, rememberKey } from '../persons/person-keys.ts'
import { afterFirstFees } from './first-fee.ts'
import { listLotteryTrials } from './lottery-queries.ts'
import { enterLottery } from './lottery.ts'
import { emitReferral } from './referrals.ts'

const HOUR = 3_600_000
const start = new Date('2026-11-01T12:00:00+09:00')
let fresh: FreshHouse
beforeAll(async () => {
  fresh = await freshHouse({ now: start })
  const dates = {
    opens_at: new Date('2026-10-20T00:00:00+09:00'),
    closes_at: new Date('2026-12-01T00:00:00+09:00'),
    apply_until: new Date('2026-11-20T00:00:00+09:00'),
    excludes_students: false,
  }
  await fresh.db
    .insertInto('campaigns')
    .values([
      { kind: 'lottery', name: '抽選', ...dates },
      { kind: 'initial', name: 'ギフトカード', gift_yen: 5000, ...dates },
    ])
    .execute()
})
afterAll(() => fresh.close())

async function onTrial({ begunAt = start, email }: { begunAt?: Date; email?: string } = {}) {
  const memberId = await fresh.newMember({ plan: { planId: 5, state: 'under_trial' } })
  if (email) await fresh.db.updateTable('members').set({ email, email_key: email }).where('id', '=', memberId).execute()
  const term = {
    ...{ member_id: memberId, plan_id: 5, kind: 'trial' as const, anchor_on: '2026-11-01', months: 0 },
    ...{ starts_on: '2026-11-01', ends_on: '2026-11-08', monthly_yen: 13_800, cancel_anytime: true },
  }
  const { id } = await fresh.db
    .insertInto('terms')
    .values({ ...term, begun_at: begunAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  await fresh.db.updateTable('subscriptions').set({ term_id: id }).where('member_id', '=', memberId).execute()
  return memberId
}

const changed = (member_id: number, to_state: string, at: Date) =>
  fresh.db
    .insertInto('subscription_changes')
    .values({ member_id, from_state: 'under_trial', to_state, cause: 'quit', at, actor_id: member_id })
    .execute()
const after = (hours: number) => new Date(start.getTime() + hours * HOUR)
const entered = async (member: number) =>
  (await fresh.db.selectFrom('lottery_entries').selectAll().where('member_id', '=', member).execute()).length
const inOne = (work: Parameters<ReturnType<typeof fresh.db.transaction>['execute']>[0]) =>
  fresh.db.transaction().execute(work)

describe('the lottery', () => {
  it('takes a trial in after 72 hours, not before [PL-044]', async () => {
    const member = await onTrial()
    fresh.clock.set(new Date(after(72).getTime() - 1))
    await enterLottery(fresh.house)
    expect(await entered(member)).toBe(0)
    fresh.clock.set(after(72))
    await enterLottery(fresh.house)
    expect(await entered(member)).toBe(1)
  })

  it('leaves out who cancelled after 71:59, even if they took it back; 72 hours are enough [PL-044]', async () => {
    const [early, back, late] = [await onTrial(), await onTrial(), await onTrial()]
    await changed(early, 'will_cancel', after(71 + 59 / 60))
    await changed(back, 'will_cancel', after(2))
    await changed(back, 'under_trial', after(3))
    await changed(late, 'will_cancel', after(72))
    fresh.clock.set(after(100))
    await enterLottery(fresh.house)
    expect([await entered(early), await entered(back), await entered(late)]).toEqual([0, 0, 1])
  })

  it('takes each person once, by whichever account and however often it runs [PL-044]', async () => {
    const [first, second] = [
      await onTrial({ email: 'kuji@example.com' }),
      await onTrial({ email: 'kuji+2@example.com' }),
    ]
    fresh.clock.set(after(100))
    await Promise.all([enterLottery(fresh.house), enterLottery(fresh.house)])
    await enterLottery(fresh.house)
    expect((await entered(first)) + (await entered(second))).toBe(1)
  })

  it('takes in late who is due when the worker comes back, and looks no more at who was left out long ago [PL-044]', async () => {
    const [late, early] = [await onTrial(), await onTrial()]
    await changed(early, 'will_cancel', after(2))
    const looksAt = async (now: Date) =>
      (await listLotteryTrials(fresh.db, now, 0, 100)).map(({ memberId }) => memberId)
    const daysLater = (days: number) => after(72 + days * 24)
    expect(await looksAt(daysLater(8))).toEqual(expect.arrayContaining([late, early]))
    expect(await looksAt(daysLater(15))).toEqual([])
    fresh.clock.set(daysLater(8))
    await enterLottery(fresh.house)
    expect([await entered(late), await entered(early)]).toEqual([1, 0])
  })

  it('takes nobody who began before it opened or after its applications ended', async () => {
    const [before, late] = [
      await onTrial({ begunAt: new Date('2026-10-19T23:59:59+09:00') }),
      await onTrial({ begunAt: new Date('2026-11-20T00:00:00+09:00') }),
    ]
    fresh.clock.set(new Date('2026-11-30T00:00:00+09:00'))
    await enterLottery(fresh.house)
    expect([await entered(before), await entered(late)]).toEqual([0, 0])
  })
})

describe('the gift card', () => {
  const earned = (member: number) =>
    fresh.db.selectFrom('gift_cards').select(['yen', 'sent_at']).where('member_id', '=', member).execute()

  it('is pending once the first regular fee of who ordered in time has come in [PL-043]', async () => {
    const member = await onTrial()
    await inOne((tx) => afterFirstFees(tx, fresh.house, [member]))
    await inOne((tx) => afterFirstFees(tx, fresh.house, [member]))
    expect(await earned(member)).toEqual([{ yen: 5000, sent_at: null }])
  })

  it('is earned by a person once, and by nobody who ordered outside the campaign [PL-043]', async () => {
    const [first, second] = [
      await onTrial({ email: 'gift@example.com' }),
      await onTrial({ email: 'gift+2@example.com' }),
    ]
    for (const member of [first, second]) await inOne((tx) => afterFirstFees(tx, fresh.house, [member]))
    expect([(await earned(first)).length, (await earned(second)).length]).toEqual([1, 0])
    const outside = await onTrial({ begunAt: new Date('2026-11-20T00:00:00+09:00') })
    await inOne((tx) => afterFirstFees(tx, fresh.house, [outside]))
    expect(await earned(outside)).toEqual([])
  })

  it('is earned by each person of a renewal once, as if their fees had come one after the other [PL-043]', async () => {
    const people = [
      await onTrial({ email: 'many@example.com' }),
      await onTrial({ email: 'many+2@example.com' }),
      await onTrial(),
      await onTrial({ begunAt: new Date('2026-11-20T00:00:00+09:00') }),
    ]
    // The third paid with the card of the second, who is the first and has nothing of their own.
    const card = personKey(fresh.house, 'card', 'the same card')
    await inOne(async (tx) => {
      for (const member of [people[1]!, people[2]!]) await rememberKey(tx, member, card, start)
      await afterFirstFees(tx, fresh.house, people)
    })
    expect(await Promise.all(people.map(async (member) => (await earned(member)).length))).toEqual([1, 0, 1, 0])
  })
})

describe('a first order', () => {
  it('is told to the ambassadors once a person, with what it was [PL-050]', async () => {
    const first = await onTrial({ email: 'friend@example.com' })
    const second = await onTrial({ email: 'friend+again@example.com' })
    const [one, other] = [
      { memberId: first, email: 'friend@example.com' },
      { memberId: second, email: 'friend+again@example.com' },
    ]
    for (const who of [one, other, one])
      await inOne((tx) =>
        emitReferral(tx, fresh.house, who, { kind: who === one ? 'trial' : 'start', key: '', referrer: null }),
      )
    const events = await fresh.db
      .selectFrom('referral_events')
      .select(['member_id', 'kind'])
      .where('member_id', 'in', [first, second])
      .execute()
    expect(events).toEqual([{ member_id: first, kind: 'trial' }])
  })
})
