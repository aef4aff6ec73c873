import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { drawLottery } from './actions/draw-lottery.ts'
import { drawFrom } from './draw-lots.ts'

let fresh: FreshHouse
let staff: number
const end = new Date('2026-12-01T00:00:00+09:00')
const after = new Date('2026-12-04T00:00:00+09:00')
beforeAll(async () => {
  fresh = await freshHouse({ now: after })
  staff = await fresh.newMember({ isStaff: true, name: '管理 はる' })
})
afterAll(() => fresh.close())

/** A lottery that is over, and who entered it. */
async function lottery(entrants: number, gift_yen: number | null = 5000) {
  const opens_at = new Date('2026-11-01T00:00:00+09:00')
  const dates = { opens_at, closes_at: end, apply_until: end }
  const { id } = await fresh.db
    .insertInto('campaigns')
    .values({ kind: 'lottery', name: '冬の抽選', annotation: '', excludes_students: false, gift_yen, ...dates })
    .returning('id')
    .executeTakeFirstOrThrow()
  const members: number[] = []
  for (let count = 0; count < entrants; count++) members.push(await fresh.newMember())
  if (entrants > 0)
    await fresh.db
      .insertInto('lottery_entries')
      .values(members.map((member_id) => ({ member_id, campaign_id: id, entered_at: opens_at })))
      .execute()
  return { id, members }
}
const winnersOf = async (campaignId: number) =>
  (
    await fresh.db
      .selectFrom('lottery_winners')
      .select('member_id')
      .where('campaign_id', '=', campaignId)
      .orderBy('place')
      .execute()
  ).map((row) => row.member_id)
const draw = async (id: number, count: number) => drawLottery(await fresh.actorFor(staff), id, count)

describe('a lottery', () => {
  it('is drawn once by however many at the same time: one seed, so many winners, a letter and a gift card for each [PL-056]', async () => {
    const { id, members } = await lottery(20)
    const tries = await Promise.allSettled(Array.from({ length: 6 }, () => draw(id, 5)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409, code: 'already-drawn' })
    const { seed, ...kept } = await fresh.db
      .selectFrom('lottery_draws')
      .select(['seed', 'entries', 'winners', 'drawn_by', 'drawn_at'])
      .where('campaign_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept).toEqual({ entries: 20, winners: 5, drawn_by: staff, drawn_at: after })
    const winners = await winnersOf(id)
    expect(winners).toEqual(drawFrom(seed, members, 5))
    const letters = await fresh.db
      .selectFrom('letters')
      .select(['key', 'plain'])
      .where('key', 'like', `lottery-won:${id}:%`)
      .execute()
    expect(letters.map(({ key }) => Number(key.split(':')[2])).toSorted((a, b) => a - b)).toEqual(
      winners.toSorted((a, b) => a - b),
    )
    for (const { plain } of letters) expect(plain).toContain('冬の抽選')
    const gifts = await fresh.db
      .selectFrom('gift_cards')
      .select(['member_id', 'yen', 'sent_at'])
      .where('campaign_id', '=', id)
      .execute()
    expect(gifts).toHaveLength(5)
    for (const gift of gifts)
      expect([gift.yen, gift.sent_at, winners.includes(gift.member_id)]).toEqual([5000, null, true])
  })

  it('has no more winners than entries, leaves out who has left the school, and is none of another campaign [PL-056]', async () => {
    const { id, members } = await lottery(3, null)
    await fresh.db.updateTable('members').set({ withdrawn_at: after }).where('id', '=', members[0]!).execute()
    await expect(draw(id, 3)).rejects.toMatchObject({ status: 422, code: 'too-many-winners' })
    await draw(id, 2)
    expect((await winnersOf(id)).toSorted((a, b) => a - b)).toEqual(members.slice(1))
    const gifts = fresh.db.selectFrom('gift_cards').select('yen').where('campaign_id', '=', id)
    expect(await gifts.execute()).toEqual([])
    const empty = await lottery(0)
    await expect(draw(empty.id, 1)).rejects.toMatchObject({ status: 409, code: 'nobody-entered' })
    await expect(draw(999_999, 1)).rejects.toMatchObject({ status: 404 })
    fresh.clock.set(new Date(after.getTime() - 1))
    const early = await lottery(2)
    await expect(draw(early.id, 1)).rejects.toMatchObject({ status: 409, code: 'entries-to-come' })
    fresh.clock.set(after)
  })
})
