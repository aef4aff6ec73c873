import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { trialBalance } from '#domains/billing/book/queries.ts'
import { eraseMember } from '#domains/accounts/index.ts'
import { Refusal } from '#platform/refusal.ts'
import { HISTORIES_TIMEOUT, liveHistories } from '#test/histories.ts'
import { ambassadorsOf } from '#test/money/ambassadors.ts'
import { NOON, openDesk } from '#test/money/orders.ts'
import { reinstate, suspend, takeBackReward } from '../actions/manage-ambassador.ts'
import { leaving } from '../leaving.ts'
import { lookAtPost } from '../posts/actions/look-at-post.ts'
import { registerPost } from '../posts/actions/register-post.ts'
import { listOwnPosts } from '../posts/queries.ts'
import { followRewards } from './follow-rewards.ts'
import { sumsOf } from './queries.ts'
import { rewardStates, type RewardState } from './terms.ts'

const desk = await openDesk()
const { fresh } = desk
const { db, house } = fresh
const { newAmbassador, orderBy, pay, refund } = ambassadorsOf(desk)
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

const DAY = 86_400_000

/** What each reward should be, as plainly as can be said. */
type Model = { key: string; of: number; enteredAt: number; state: RewardState; isVoid: boolean }
type Person = { memberId: number; code: string; isSuspended: boolean; isGone: boolean; lacksMark: boolean }

const who = fc.nat(1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('purchase' as const, 'trial' as const), who }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('days' as const), days: fc.integer({ min: 5, max: 31 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('refund' as const, 'charge-back' as const, 'part' as const, 'take-back' as const),
      which: fc.nat(9),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('suspend' as const, 'reinstate' as const, 'unmarked' as const, 'marked' as const),
      who,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('leave' as const, 'pay' as const), who }) },
)
type Step = { does: string; who?: number; which?: number; days?: number }

const isOpen = ({ state }: Model) => state === 'pending' || state === 'confirmed'

class History {
  readonly rewards: Model[] = []
  readonly people: Person[]
  readonly staff: Awaited<ReturnType<typeof fresh.actorFor>>
  constructor(people: Person[], staff: Awaited<ReturnType<typeof fresh.actorFor>>) {
    this.people = people
    this.staff = staff
  }
  by = () => ({ ...this.staff, now: fresh.clock.now() })

  async bring({ does, who: at = 0 }: Step) {
    const { code, isSuspended, isGone } = this.people[at]!
    const now = fresh.clock.now()
    const wish = does === 'trial' ? ({ kind: 'trial', planId: 4 } as const) : ({ kind: 'start', planId: 2 } as const)
    const { key } = await orderBy(code, { at: now, wish })
    if (!isSuspended && !isGone)
      this.rewards.push({ key, of: at, enteredAt: now.getTime(), state: 'pending', isVoid: false })
  }

  async follow() {
    await followRewards(house)
    const now = fresh.clock.now().getTime()
    for (const reward of this.rewards.filter(isOpen)) {
      const { isSuspended, isGone, lacksMark } = this.people[reward.of]!
      if (isGone) continue
      const isDue = now - reward.enteredAt >= 30 * DAY
      if (reward.isVoid) reward.state = 'cancelled'
      else if (isDue && !isSuspended && !lacksMark) reward.state = 'confirmed'
    }
  }

  async undo({ does, which = 0 }: Step) {
    const reward = this.rewards[which % Math.max(1, this.rewards.length)]
    if (!reward || reward.isVoid) return
    const { memberId } = this.people[reward.of]!
    if (does === 'take-back') {
      const id = await idOf(reward.key)
      await takeBackReward(this.by(), memberId, id, '規約への違反')
      reward.state = 'cancelled'
    }
    if (does === 'refund') reward.isVoid = await refund(reward.key)
    if (does === 'part')
      await sql`update invoices set state = 'partly_refunded', refunded_yen = 1 where order_key = ${reward.key}`.execute(
        db,
      )
    if (does === 'charge-back') {
      const { rows } = await sql<{ id: number }>`
        update invoices set state = 'written_off' where order_key = ${reward.key} returning id`.execute(db)
      reward.isVoid = rows.length > 0
    }
  }

  async change({ does, who: at = 0 }: Step) {
    const person = this.people[at]!
    const { memberId } = person
    if (does === 'suspend') await suspend(this.by(), memberId, '誤解を招く宣伝').then(() => (person.isSuspended = true))
    if (does === 'reinstate') await reinstate(this.by(), memberId).then(() => (person.isSuspended = false))
    if (does === 'pay') {
      await pay(memberId)
      for (const one of this.rewards) if (one.of === at && one.state === 'confirmed') one.state = 'paid'
      await this.follow()
    }
    if (does === 'leave' && !person.isGone) {
      const { member } = await fresh.actorFor(memberId)
      await db.transaction().execute(async (tx) => {
        await leaving.erase!(tx, house, member)
        await eraseMember(house, tx, memberId)
      })
      person.isGone = true
      for (const one of this.rewards) if (one.of === at && isOpen(one)) one.state = 'forfeited'
    }
    if (does === 'unmarked' || does === 'marked') await this.look(person, does)
  }

  async look(person: Person, act: 'marked' | 'unmarked') {
    if (person.isGone) return
    const own = await fresh.actorFor(person.memberId)
    await registerPost({ ...own, now: fresh.clock.now() }, 'https://blog.example/one').catch(refusedOnly)
    const [post] = await listOwnPosts(db, person.memberId)
    await lookAtPost(this.by(), post!.id, act === 'marked' ? { act } : { act, note: 'PRと書いてください。' })
    person.lacksMark = act === 'unmarked'
  }

  async live(it: Step) {
    if (it.does === 'purchase' || it.does === 'trial') return this.bring(it)
    if (it.does === 'days') {
      fresh.clock.forward(it.days! * DAY)
      return this.follow()
    }
    return it.which === undefined ? this.change(it) : this.undo(it)
  }
}

const refusedOnly = (why: unknown) => {
  if (!(why instanceof Refusal)) throw why
}
const idOf = async (key: string) =>
  (await db.selectFrom('ambassador_rewards').select('id').where('order_key', '=', key).executeTakeFirstOrThrow()).id

type Row = { key: string; state: RewardState; yen: number; last: RewardState; owed: number | null; lines: number }

/** The ledger, its steps and what is owed, held against the model. */
async function recount({ rewards, people }: History) {
  for (const [at, { memberId }] of people.entries()) {
    const { rows } = await sql<Row>`
      select r.order_key as key, r.state, r.yen,
        (select e.state from ambassador_reward_events e where e.reward_id = r.id order by e.id desc limit 1) as last,
        (select sum(l.yen)::int from pay_lines l where l.source = 'ambassadors.reward' and l.source_key = r.id::text
          and l.cancelled_at is null) as owed,
        (select count(*)::int from pay_lines l where l.source = 'ambassadors.reward' and l.source_key = r.id::text) as lines
      from ambassador_rewards r where r.member_id = ${memberId} order by r.id`.execute(db)
    const model = rewards.filter(({ of }) => of === at)
    expect(rows.map(({ key, state }) => [key, state])).toEqual(model.map(({ key, state }) => [key, state]))
    for (const { state, last, yen, owed, lines } of rows) {
      expect(last).toBe(state)
      expect(owed).toBe(state === 'confirmed' || state === 'paid' ? yen : null)
      expect(lines).toBeLessThanOrEqual(1)
    }
    const sums = await sumsOf(db, memberId)
    for (const state of Object.keys(rewardStates) as RewardState[]) {
      const those = rows.filter((row) => row.state === state)
      expect(sums[state]).toEqual({ count: those.length, yen: those.reduce((sum, { yen }) => sum + yen, 0) })
    }
  }
}

/** All rewards that were certain stand in the book as what they cost the school, and nothing else does. */
async function bookHoldsThem() {
  const { rows } = await sql<{ yen: number }>`select coalesce(sum(yen), 0)::int as yen from ambassador_rewards
    where state in ('confirmed', 'paid')`.execute(db)
  expect((await trialBalance(db)).find(({ account }) => account === 'rewards')?.balanceYen ?? 0).toBe(rows[0]!.yen)
}

it(
  'a ledger holds what a recount of orders, refunds, charge-backs, looks, pauses and leaving says, in whatever order [AM-020] [AM-021] [AM-023] [AM-024] [AM-025] [AM-031] [LA-010]',
  async () => {
    await liveHistories(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18, size: 'max' }), async (steps) => {
        fresh.clock.set(new Date(NOON.getTime()))
        const newcomer = async () => ({
          ...(await newAmbassador()),
          ...{ isSuspended: false, isGone: false, lacksMark: false },
        })
        const staff = await fresh.actorFor(await desk.newMember())
        const history = new History([await newcomer(), await newcomer()], staff)
        for (const it of [{ does: 'purchase', who: 0 }, ...steps]) await history.live(it).catch(refusedOnly)
        await recount(history)
        await bookHoldsThem()
      }),
      { least: 6, most: 300 },
    )
  },
  HISTORIES_TIMEOUT,
)
