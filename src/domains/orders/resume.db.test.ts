import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { SubscriptionState } from '#platform/ask.ts'
import { cardNumbers, openDesk, ownCard, tokyo } from '#test/money/orders.ts'
import { newSubscriber } from '#test/money/subscriptions.ts'
import { endByStaff } from '#domains/contracts/actions/end.ts'
import { runRenewals } from '#domains/contracts/renewals/renewals.ts'
import type { OrderKind } from '#domains/contracts/terms.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

/** Somebody who paid for a month from 20 November on and was ended by staff at once. */
async function past(card = ownCard()) {
  const memberId = await desk.newMember()
  await desk.order(memberId, { kind: 'start', planId: 2 }, card)
  const staff = await desk.fresh.actorFor(await desk.fresh.newMember({ isStaff: true }))
  await endByStaff(staff, memberId, 'now', '電話での依頼')
  return memberId
}

describe('who comes back', () => {
  it('goes on with the card on file: charged with the order, from its day on [PL-012] [PL-023] [PL-030]', async () => {
    const memberId = await past()
    desk.fresh.clock.set(tokyo('2027-01-31T10:00:00'))
    const { key, terms } = await desk.show(memberId, { kind: 'resume', planId: 3 })
    expect(terms).toMatchObject({ serviceStartsOn: '2027-01-31', trialEndsOn: null, termEndsOn: '2028-01-30' })
    await desk.place(memberId, key, null)
    const standing = await desk.standingOf(memberId)
    expect(standing).toMatchObject({ state: 'will_continue', planId: 3, accessEndsAt: null, closesAt: null })
    expect(standing.term).toMatchObject({ startsOn: '2027-01-31', endsOn: '2028-01-30', anchorOn: '2027-01-31' })
    expect(await desk.capturedOf(memberId)).toEqual([13_800, 8900])
    expect((await desk.changesOf(memberId)).at(-1)).toEqual({
      from_state: 'after_unsubscribe',
      to_state: 'will_continue',
      cause: 'resumed',
      actor_id: memberId,
    })
  })

  it('on the day on which it ended begins anew', async () => {
    const memberId = await past()
    await desk.order(memberId, { kind: 'resume', planId: 2 }, null)
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'will_continue' })
    expect(await desk.capturedOf(memberId)).toEqual([13_800, 13_800])
  })

  it('enters a card when the one on file has expired [PL-012]', async () => {
    const memberId = await past({ ...ownCard(), expire: '01/27' })
    desk.fresh.clock.set(tokyo('2027-01-31T23:59:59'))
    const lastDay = await desk.show(memberId, { kind: 'resume', planId: 2 })
    desk.fresh.clock.set(tokyo('2027-02-01T00:00:00'))
    const { key } = await desk.show(memberId, { kind: 'resume', planId: 2 })
    await expect(desk.place(memberId, key, null)).rejects.toMatchObject({ status: 422, code: 'card-missing' })
    desk.fresh.clock.set(tokyo('2027-01-31T23:59:59'))
    expect(await desk.place(memberId, lastDay.key, null)).toHaveProperty('done')
  })

  it('pays what is owed first [PL-030] [UP-011]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, { number: cardNumbers.firstOnly })
    desk.fresh.clock.set(tokyo('2026-12-20T00:00:10'))
    await runRenewals(desk.fresh.house)
    desk.fresh.clock.set(tokyo('2027-01-20T00:00:10'))
    await runRenewals(desk.fresh.house)
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'after_unsubscribe' })
    const resume = { kind: 'resume', planId: 2 } as const
    await expect(desk.show(memberId, resume)).rejects.toMatchObject({ status: 409, code: 'unpaid-first' })
    await desk.changeCard(memberId, ownCard())
    expect((await desk.invoicesOf(memberId)).map(({ state }) => state)).toEqual(['paid', 'paid'])
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'after_unsubscribe' })
    expect(await desk.order(memberId, resume, null)).toHaveProperty('done')
  })
})

describe('every order in every state', () => {
  const may: Record<SubscriptionState, OrderKind[]> = {
    before_subscribe: ['trial', 'start', 'course'],
    under_trial: ['course'],
    will_continue: ['course'],
    will_cancel: ['course'],
    after_unsubscribe: ['resume', 'course'],
  }
  const somebody = async (state: SubscriptionState) => {
    if (state === 'before_subscribe') return desk.newMember()
    if (state === 'after_unsubscribe') return past()
    return (await newSubscriber(desk.fresh, { state, planId: 4, startsOn: '2026-11-18' })).memberId
  }
  for (const state of Object.keys(may) as SubscriptionState[])
    it(`${state}: ${may[state].join(', ')}, and nothing else [PL-008] [PL-026] [PL-030]`, async () => {
      const courseId = await desk.course()
      for (const [kind, planId] of [
        ['trial', 5],
        ['start', 2],
        ['resume', 2],
        ['course', null],
      ] as const) {
        const memberId = await somebody(state)
        const before = [await desk.standingOf(memberId), await desk.changesOf(memberId)]
        const ordered = desk.order(memberId, { kind, planId, courseId }, ownCard())
        if (may[state].includes(kind)) expect(await ordered).toHaveProperty('done')
        else {
          await expect(ordered).rejects.toMatchObject({ status: 409 })
          expect([await desk.standingOf(memberId), await desk.changesOf(memberId)]).toEqual(before)
        }
      }
    })
})
