import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDebitDesk } from '#test/money/direct-debit.ts'
import { ownPhone } from '#test/accounts/phones.ts'
import { canStartTrial } from '#domains/plans/persons/person-keys.ts'

let desk: Awaited<ReturnType<typeof openDebitDesk>>
beforeAll(async () => (desk = await openDebitDesk()))
afterAll(() => desk.fresh.close())

describe('a phone that another account has shown before', () => {
  it('is the same person: no second trial, under whatever name [DD-013] [AC-033]', async () => {
    const [first, second] = [await desk.newcomer(), await desk.newMember()]
    const tel = await desk.steps.ready(first, 4)
    await desk.placeDebit(first, (await desk.showDebit(first, 4)).key)
    desk.fresh.clock.forward(60_000)
    const { key } = await desk.showDebit(second, 4)
    await desk.steps.ready(second, 4, undefined, tel)
    expect(await canStartTrial(await desk.fresh.actorFor(second))).toBe(false)
    await expect(desk.placeDebit(second, key)).rejects.toMatchObject({ status: 409, code: 'trial-once' })
    expect((await desk.standingOf(second)).state).toBe('before_subscribe')
    await desk.steps.apply(second, 2)
    await desk.placeDebit(second, (await desk.showDebit(second, 2)).key)
    expect((await desk.standingOf(second)).state).toBe('will_continue')
  })

  it('is not the same person when the numbers differ [AC-033]', async () => {
    const [first, second] = [await desk.newcomer(), await desk.newMember()]
    await desk.steps.ready(first, 4)
    await desk.placeDebit(first, (await desk.showDebit(first, 4)).key)
    await desk.steps.ready(second, 4, undefined, ownPhone())
    await desk.placeDebit(second, (await desk.showDebit(second, 4)).key)
    expect((await desk.standingOf(second)).state).toBe('under_trial')
  })
})
