import { afterAll, expect, it } from 'vitest'
import type { ContractState } from '#platform/ask.ts'
import { freshHouse } from '#test/fresh-house.ts'

const fresh = await freshHouse()
afterAll(() => fresh.close())

const states = ['under_trial', 'will_continue', 'will_cancel', 'after_unsubscribe']

async function put(state: string, plan_id: number) {
  const member_id = await fresh.newMember()
  return fresh.db
    .insertInto('subscriptions')
    .values({ member_id, plan_id, state: state as ContractState, started_at: new Date() })
    .execute()
}

it('knows the states of a plan and the six plan ids, and no others [OV-006]', async () => {
  for (const state of states) for (const plan of [1, 2, 3, 4, 5, 6]) await put(state, plan)
  for (const state of ['before_subscribe', 'active', 'UNDER_TRIAL', ''])
    await expect(put(state, 1)).rejects.toThrow('subscriptions_state')
  for (const plan of [0, 7, -1]) await expect(put('will_continue', plan)).rejects.toThrow('subscriptions_plan')
})

it('takes a member without a plan for one who never subscribed [OV-006]', async () => {
  const { actorFor, newMember } = fresh
  expect((await actorFor(await newMember())).member.state).toBe('before_subscribe')
})
