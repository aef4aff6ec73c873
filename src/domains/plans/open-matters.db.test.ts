import { afterAll, expect, it } from 'vitest'
import { freshHouse } from '#test/fresh-house.ts'
import { openMatters } from './open-matters.ts'

const fresh = await freshHouse({ now: new Date('2026-11-22T12:00:00+09:00') })
afterAll(() => fresh.close())

it('a gift card that was earned and not sent yet stands among what is open, with the day since when it waits', async () => {
  const [staffId, member_id] = [await fresh.newMember({ isStaff: true }), await fresh.newMember()]
  const gifts = async () => {
    const { waiting } = await openMatters!.read(await fresh.actorFor(staffId))
    return waiting!.find(({ label }) => label === 'ギフトカードの発送待ち')!
  }
  expect(await gifts()).toMatchObject({ value: '0件', note: 'ありません' })
  const until = new Date('2026-12-31T00:00:00+09:00')
  const { id: campaign_id } = await fresh.db
    .insertInto('campaigns')
    .values({
      ...{
        kind: 'lottery',
        name: '抽選',
        opens_at: fresh.clock.now(),
        closes_at: until,
        apply_until: until,
        excludes_students: false,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const earned_at = new Date('2026-09-16T10:00:00+09:00')
  await fresh.db.insertInto('gift_cards').values({ member_id, campaign_id, yen: 5_000, earned_at }).execute()
  expect(await gifts()).toMatchObject({ value: '1件', note: 'いちばん古いものは2026年9月16日に獲得' })
  await fresh.db.updateTable('gift_cards').set({ sent_at: fresh.clock.now(), sent_by: staffId }).execute()
  expect(await gifts()).toMatchObject({ value: '0件' })
})
