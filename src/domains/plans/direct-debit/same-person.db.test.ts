import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { debitSteps } from '#test/direct-debit.ts'
import { openDesk } from '#test/orders.ts'
import { ownPhone } from '#test/phones.ts'
import { canStartTrial } from '../orders/person-keys.ts'

let desk: Awaited<ReturnType<typeof openDesk>>
let steps: ReturnType<typeof debitSteps>

beforeAll(async () => {
  desk = await openDesk()
  steps = debitSteps(desk.fresh)
})
afterAll(() => desk.fresh.close())

const newcomer = () => {
  desk.morning()
  return desk.newMember()
}
const show = (memberId: number, planId: number) =>
  desk.show(memberId, { kind: planId > 3 ? 'trial' : 'start', planId, paymentKind: 'direct_debit' })
const place = (memberId: number, key: string) => desk.place(memberId, key, null)

describe('a phone that another account has shown before', () => {
  it('is the same person: no second trial, under whatever name [DD-013] [AC-033]', async () => {
    const [first, second] = [await newcomer(), await desk.newMember()]
    const tel = await steps.ready(first, 4)
    await place(first, (await show(first, 4)).key)
    desk.fresh.clock.forward(60_000)
    const { key } = await show(second, 4)
    await steps.ready(second, 4, undefined, tel)
    expect(await canStartTrial(await desk.fresh.actorFor(second))).toBe(false)
    await expect(place(second, key)).rejects.toMatchObject({ status: 409, code: 'trial-once' })
    expect((await desk.standingOf(second)).state).toBe('before_subscribe')
    await steps.apply(second, 2)
    await place(second, (await show(second, 2)).key)
    expect((await desk.standingOf(second)).state).toBe('will_continue')
  })

  it('is not the same person when the numbers differ [AC-033]', async () => {
    const [first, second] = [await newcomer(), await desk.newMember()]
    await steps.ready(first, 4)
    await place(first, (await show(first, 4)).key)
    await steps.ready(second, 4, undefined, ownPhone())
    await place(second, (await show(second, 4)).key)
    expect((await desk.standingOf(second)).state).toBe('under_trial')
  })
})
