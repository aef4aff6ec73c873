import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { formatDay } from '#platform/tokyo.ts'
import { bringBoth, newCampaign, newEntitled, requestOf } from '#test/critiques/asking.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})
const path = '/user_corrected_works'

describe('a teacher who learns here too', () => {
  it('asks other teachers, never themselves: without a button, and refused [CR-015]', async () => {
    const where = await newCampaign(web)
    const { session, memberId } = await newEntitled(web)
    const own = web.db.updateTable('correctional_teachers').where('id', '=', where.teacherId)
    const page = async () => (await session.visit(`/correction_campaigns/${where.campaignId}`)).text
    expect(await page()).toContain('この先生に添削を依頼する')
    await own.set({ member_id: memberId }).execute()
    expect(await page()).not.toContain('この先生に添削を依頼する')
    const { status, body } = await session.post(path, requestOf(where, await bringBoth(session)))
    expect([status, body.error]).toEqual([422, '自分には依頼できません'])
  })
})

describe('a work that was asked for while the plan ran', () => {
  it('waits and is read after the plan has ended, with the day by which it should be back [CR-038] [CR-039]', async () => {
    const where = await newCampaign(web)
    const { session, memberId } = await newEntitled(web)
    const { body } = await session.post(path, requestOf(where, await bringBoth(session)))
    await web.db
      .updateTable('subscriptions')
      .set({ state: 'after_unsubscribe' })
      .where('member_id', '=', memberId)
      .execute()
    const page = await session.visit(`${path}/${body.correctionWorkId}`)
    expect([page.status, page.text.includes('添削待ち')]).toEqual([200, true])
    const due = new Date((await web.now()).getTime() + 30 * 86_400_000)
    expect(page.text).toContain(`${formatDay(due)}までの返却を目標としています`)
  })
})

describe('a right that the school gave for a cancelled work', () => {
  it('asks for one more work in a period, and is back when that one is taken back [CR-052] [CR-037]', async () => {
    const [before, where] = [await newCampaign(web), await newCampaign(web)]
    const { session, memberId } = await newEntitled(web)
    const first = await session.post(path, requestOf(before, await bringBoth(session)))
    const now = await web.now()
    await web.db
      .updateTable('corrected_works')
      .set({ cancelled_at: now, cancelled_by: 'staff' })
      .where('id', '=', first.body.correctionWorkId)
      .execute()
    await web.db
      .insertInto('critique_extra_rights')
      .values({ cancelled_work_id: first.body.correctionWorkId, member_id: memberId, granted_at: now })
      .execute()
    const ask = async () => session.post(path, requestOf(where, await bringBoth(session)))
    expect((await session.visit(`/correction_campaigns/${where.campaignId}`)).text).toContain('あと2作品を依頼できます')
    expect((await ask()).body.success).toBe(true)
    const second = await ask()
    expect(second.body.success).toBe(true)
    expect((await ask()).status).toBe(409)
    expect((await session.delete(`${path}/${second.body.correctionWorkId}`)).status).toBe(200)
    expect((await ask()).body.success).toBe(true)
    expect((await ask()).status).toBe(409)
  })
})

describe('files that nobody asked with', () => {
  it('are gone a day later; those of a work stay [CR-048]', async () => {
    const own = await freshWeb()
    const where = await newCampaign(own)
    const { session } = await newEntitled(own)
    const kept = await bringBoth(session)
    const left = await bringBoth(session)
    const { body } = await session.post(path, requestOf(where, kept))
    const keysLeft = async () =>
      (await own.db.selectFrom('stored_files').select('key').where('key', 'like', 'correction_works/%').execute()).map(
        ({ key }) => key,
      )
    expect(await keysLeft()).toEqual(expect.arrayContaining([left.image, left.attachment, kept.attachment]))
    await own.withClock({ advance: '25h' }, async () => {
      await sql`select graphile_worker.add_job('platform.sweep-files')`.execute(own.db)
      await expect.poll(keysLeft, { timeout: 20_000 }).toEqual([kept.attachment])
      expect((await session.visit(`${path}/${body.correctionWorkId}/attachment`)).status).toBe(200)
    })
  })
})
