import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { eraseMember } from '#domains/accounts/index.ts'
import { sweepFiles } from '#platform/stored-files.ts'
import { freshHouse } from '#test/fresh-house.ts'
import { saveCampaign } from './actions/save-campaign.ts'
import { CampaignForm } from './campaign-form.ts'

const fresh = await freshHouse()
const { db, house, clock } = fresh
afterAll(() => fresh.close())

const DAY = 86_400_000

it('the pictures of a campaign stay when the colleague who sent them leaves the school', async () => {
  const memberId = await fresh.newMember({ isStaff: true })
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c8361f' } })
    .png()
    .toBuffer()
  const picture = { name: 'picture.png', type: 'image/png', bytes }
  const form = CampaignForm.parse({
    ...{ kind: 'url', name: '春の学校', url_kind: 'spring-school', show_banner: '1' },
    ...{ opens_at: '2099-01-01T00:00', apply_until: '2099-01-08T00:00', closes_at: '2099-01-08T00:00' },
  })
  const id = await saveCampaign(await fresh.actorFor(memberId), null, form, { image: [picture], pc_banner: [picture] })
  await db.deleteFrom('staff_members').where('member_id', '=', memberId).execute()
  await db.transaction().execute((tx) => eraseMember(house, tx, memberId))
  clock.forward(2 * DAY)
  await sweepFiles(house)
  const { image_key, pc_banner_key } = await db
    .selectFrom('campaigns')
    .select(['image_key', 'pc_banner_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  for (const key of [image_key!, pc_banner_key!]) expect(await house.storage.head(key), key).not.toBeNull()
})
