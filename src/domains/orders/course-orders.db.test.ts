import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cardNumbers, openDesk, ownCard } from '#test/orders.ts'

const desk = await openDesk()
afterAll(() => desk.fresh.close())
beforeEach(() => desk.morning())

describe('a single course', () => {
  it('is charged once and stays; a second time is refused [PL-049]', async () => {
    const memberId = await desk.newMember()
    const courseId = await desk.course()
    const { key, terms } = await desk.show(memberId, { kind: 'course', courseId })
    expect(terms).toMatchObject({ totalYen: 4400, laterCharges: [], renewal: null })
    await desk.place(memberId, key, ownCard())
    const bought = await desk.fresh.db
      .selectFrom('course_purchases')
      .selectAll()
      .where('member_id', '=', memberId)
      .execute()
    expect(bought).toMatchObject([{ course_id: courseId, order_key: key }])
    expect(await desk.capturedOf(memberId)).toEqual([4400])
    expect(await desk.standingOf(memberId)).toMatchObject({ state: 'before_subscribe' })
    await expect(desk.show(memberId, { kind: 'course', courseId })).rejects.toMatchObject({ status: 409 })
  })

  it('can be bought with the card on file, without entering it again [PL-049]', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    await desk.order(memberId, { kind: 'course', courseId: await desk.course() }, null)
    expect(await desk.capturedOf(memberId)).toEqual([13_800, 4400])
  })

  it('that is not sold singly is not there [PL-049]', async () => {
    const memberId = await desk.newMember()
    for (const courseId of [await desk.course(null), 999_999, null])
      await expect(desk.show(memberId, { kind: 'course', courseId })).rejects.toMatchObject({ status: 404 })
  })

  it('whose card is declined leaves the card of the plan in its place', async () => {
    const memberId = await desk.newMember()
    await desk.order(memberId, { kind: 'start', planId: 2 }, ownCard())
    const before = (await desk.standingOf(memberId)).method
    await desk.order(memberId, { kind: 'course', courseId: await desk.course() }, { number: cardNumbers.hard })
    expect((await desk.standingOf(memberId)).method).toEqual(before)
  })
})
