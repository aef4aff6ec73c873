import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { cardNumbers, openDesk, ownCard } from '#test/money/orders.ts'

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

  it('costs its buyer what it cost then: a later price is for those who have not bought, and is shown to them first [PL-054]', async () => {
    const [buyer, late] = [await desk.newMember(), await desk.newMember()]
    const courseId = await desk.course()
    const shown = await desk.show(late, { kind: 'course', courseId })
    const { key } = await desk.show(buyer, { kind: 'course', courseId })
    await desk.place(buyer, key, ownCard())
    const price = (single_price_yen: number | null) =>
      desk.fresh.db.updateTable('courses').set({ single_price_yen }).where('id', '=', courseId).execute()
    await price(9900)
    expect(await desk.invoicesOf(buyer)).toMatchObject([{ state: 'paid', total_yen: 4400 }])
    expect(await desk.capturedOf(buyer)).toEqual([4400])
    expect((await desk.orderOf(key)).terms).toMatchObject({ totalYen: 4400 })
    await expect(desk.place(late, shown.key, ownCard())).rejects.toMatchObject({ status: 409, code: 'terms-changed' })
    expect(await desk.invoicesOf(late)).toEqual([])
    await price(null)
    const bought = desk.fresh.db.selectFrom('course_purchases').select('course_id').where('member_id', '=', buyer)
    expect(await bought.execute()).toEqual([{ course_id: courseId }])
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
