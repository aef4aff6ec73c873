import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { dyingAt } from '#test/house/dying.ts'
import { ambassadorsOf } from '#test/money/ambassadors.ts'
import { NOON, openDesk } from '#test/money/orders.ts'
import { followRewards } from './follow-rewards.ts'

const desk = await openDesk()
const { fresh } = desk
const { db, house } = fresh
const its = ambassadorsOf(desk)
afterAll(() => fresh.close())
beforeEach(() => desk.morning())

const after = (days: number) => fresh.clock.set(new Date(NOON.getTime() + days * 86_400_000))
const twelve = [1, 2, 3, 4, 5, 6].flatMap((step) => [
  { step, after: false, when: 'before' },
  { step, after: true, when: 'after' },
])

it.each(twelve)(
  'rewards that are followed by a process killed $when its commit no. $step take each step once [AM-023]',
  async ({ step, after: committed }) => {
    const { memberId, code } = await its.newAmbassador()
    const order = async () => (await its.orderBy(code, { at: fresh.clock.now() })).key
    await order()
    after(31)
    await followRewards(house)
    await its.pay(memberId)
    const backLate = await order()
    after(62)
    for (let time = 0; time < 3; time++) await order()
    const back = await order()
    after(93)
    await its.refund(backLate)
    await its.refund(back)

    const dying = dyingAt(house, { step, after: committed })
    const lived = followRewards(dying.house).then(() => 'lived' as const)
    expect(await Promise.race([dying.died, lived])).not.toBe('lived')
    await followRewards(house)
    await followRewards(house)

    const { rows } = await sql<{ state: string; steps: string[]; owed: number }>`
    select r.state, array(select e.state from ambassador_reward_events e where e.reward_id = r.id order by e.id) as steps,
      (select count(*)::int from pay_lines l where l.source = 'ambassadors.reward' and l.source_key = r.id::text
        and l.cancelled_at is null) as owed
    from ambassador_rewards r where r.member_id = ${memberId} order by r.id`.execute(db)
    const sure = { state: 'confirmed', steps: ['pending', 'confirmed'], owed: 1 }
    expect(rows).toEqual([
      { state: 'paid', steps: ['pending', 'confirmed', 'paid'], owed: 1 },
      { state: 'cancelled', steps: ['pending', 'cancelled'], owed: 0 },
      ...[sure, sure, sure],
      { state: 'cancelled', steps: ['pending', 'cancelled'], owed: 0 },
    ])
  },
)
