import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from './fresh-house.ts'

describe('a test has a house of its own', () => {
  let fresh: FreshHouse
  beforeAll(async () => (fresh = await freshHouse({ now: new Date('2026-11-20T12:00:00+09:00') })))
  afterAll(() => fresh.close())

  it('with people in the state of plan that the test needs', async () => {
    const learner = await fresh.actorFor(await fresh.newMember({ plan: { planId: 1, state: 'will_continue' } }))
    const visitor = await fresh.actorFor(await fresh.newMember())
    expect([learner.member.state, visitor.member.state]).toEqual(['will_continue', 'before_subscribe'])
  })

  it('with a clock that stands where the test sets it', async () => {
    fresh.clock.forward(60_000)
    expect(fresh.visitor().now).toEqual(new Date('2026-11-20T12:01:00+09:00'))
  })

  it('with an object store', async () => {
    await fresh.house.storage.put('public/a.txt', Buffer.from('a'), { contentType: 'text/plain' })
    expect(await fresh.house.storage.head('public/a.txt')).toMatchObject({ size: 1 })
  })
})
