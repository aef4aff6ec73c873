import { beforeAll, describe, expect, it } from 'vitest'
import { bringBoth, newCampaign, newEntitled, requestOf } from '#test/critiques/asking.ts'
import { formatMonthDay } from '#platform/tokyo.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

type Where = Awaited<ReturnType<typeof newCampaign>>
const MINUTE = 60_000
const path = ({ campaignId }: Where) => `/correction_campaigns/${campaignId}/hold`
const hold = (session: Session, where: Where) => session.post(path(where), { teacher_id: where.teacherId })
const lengthen = (session: Session, where: Where) => session.patch(path(where), { teacher_id: where.teacherId })
const giveBack = (session: Session, where: Where) => session.delete(path(where), { teacher_id: where.teacherId })
const ask = async (session: Session, where: Where) =>
  (await session.post('/user_corrected_works', requestOf(where, await bringBoth(session)))).body
const full = { success: false, teacherShortage: true, campaignShortage: false }
const entitled = (count: number) => Promise.all(Array.from({ length: count }, () => newEntitled(web)))
/** As if it had been taken so many minutes earlier. */
const age = async (memberId: number, minutes: number) => {
  const { held_at, held_until } = await web.db
    .selectFrom('correction_holds')
    .select(['held_at', 'held_until'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  const earlier = (at: Date) => new Date(at.getTime() - minutes * MINUTE)
  await web.db
    .updateTable('correction_holds')
    .set({ held_at: earlier(held_at), held_until: earlier(held_until) })
    .where('member_id', '=', memberId)
    .execute()
}

describe('a place that is kept for who fills in the form', () => {
  it('is kept for thirty minutes, counts for everybody else, and is free again when it is left [CR-008]', async () => {
    const where = await newCampaign(web, { slots: 1 })
    const [one, two] = await entitled(2)
    const { body } = await hold(one!.session, where)
    expect(body).toEqual({ success: true, secondsLeft: expect.any(Number) })
    expect(body.secondsLeft).toBe(30 * 60)
    const card = async (session: Session) => (await session.visit(`/correction_campaigns/${where.campaignId}`)).text
    expect(await card(one!.session)).toContain('受付枠 あと1名')
    expect(await card(two!.session)).toContain('現在受付しておりません')
    expect((await hold(two!.session, where)).body).toEqual(full)
    expect(await ask(two!.session, where)).toMatchObject(full)
    await giveBack(two!.session, where)
    expect((await hold(two!.session, where)).body).toEqual(full)
    await giveBack(one!.session, where)
    expect((await hold(two!.session, where)).body.success).toBe(true)
  })

  it('is given to exactly one of ten who open the form at once, for a teacher’s last and a campaign’s last [CR-034]', async () => {
    const people = await entitled(10)
    for (const shape of [{ slots: 1 }, { slots: 9, capacity: 1 }]) {
      const where = await newCampaign(web, shape)
      const replies = await Promise.all(people.map(({ session }) => hold(session, where)))
      expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
      expect(replies.filter(({ body }) => !body.success).map(({ body }) => body)).toEqual(
        Array(9).fill({ success: false, teacherShortage: shape.slots === 1, campaignShortage: shape.slots !== 1 }),
      )
    }
  })

  it('and works are together never more than there are places, whoever is faster [CR-034]', async () => {
    const people = await entitled(8)
    const files = await Promise.all(people.map(({ session }) => bringBoth(session)))
    const where = await newCampaign(web, { slots: 2 })
    const replies = await Promise.all(
      people.map(({ session }, index) =>
        index % 2 ? hold(session, where) : session.post('/user_corrected_works', requestOf(where, files[index]!)),
      ),
    )
    expect(replies.filter(({ body }) => body.success)).toHaveLength(2)
  })

  it('is used by the request of who has it, and none is left behind [CR-008] [CR-034]', async () => {
    const where = await newCampaign(web, { slots: 2 })
    const [one, two, three] = await entitled(3)
    await hold(one!.session, where)
    await hold(two!.session, where)
    expect((await ask(one!.session, where)).success).toBe(true)
    expect((await hold(one!.session, where)).status).toBe(409)
    expect((await hold(three!.session, where)).body).toEqual(full)
    await giveBack(two!.session, where)
    expect((await ask(three!.session, where)).success).toBe(true)
  })

  it('lengthens while bytes arrive, for two hours at most, and never begins anew by being asked for again [CR-008]', async () => {
    const where = await newCampaign(web, { slots: 1 })
    const { session, memberId } = await newEntitled(web)
    await hold(session, where)
    await age(memberId, 20)
    const again = await hold(session, where)
    expect(Math.round(again.body.secondsLeft / 60)).toBe(10)
    expect(Math.round((await lengthen(session, where)).body.secondsLeft / 60)).toBe(30)
    for (const minutes of [25, 25, 25]) {
      await age(memberId, minutes)
      expect((await lengthen(session, where)).status).toBe(200)
    }
    const last = await lengthen(session, where)
    expect(Math.round(last.body.secondsLeft / 60)).toBe(120 - 95)
    await age(memberId, 25)
    expect((await lengthen(session, where)).status).toBe(409)
  })

  it('lapses: others may have it, and who comes too late asks like everybody else [CR-034]', async () => {
    const where = await newCampaign(web, { slots: 1 })
    const [one, two] = await entitled(2)
    await hold(one!.session, where)
    await age(one!.memberId, 31)
    expect((await lengthen(one!.session, where)).status).toBe(409)
    expect((await hold(two!.session, where)).body.success).toBe(true)
    expect(await ask(one!.session, where)).toMatchObject(full)
    await age(two!.memberId, 31)
    expect((await ask(one!.session, where)).success).toBe(true)
  })

  it('is one for each member: another teacher’s form gives the first one back [CR-008]', async () => {
    const [first, second] = await Promise.all([newCampaign(web, { slots: 1 }), newCampaign(web, { slots: 1 })])
    const [one, two] = await entitled(2)
    await hold(one!.session, first)
    await hold(one!.session, second)
    expect((await hold(two!.session, first)).body.success).toBe(true)
    await giveBack(one!.session, first)
    expect((await hold(two!.session, second)).body).toEqual(full)
  })

  it('is given back by a page on its way out, which can only post a form [CR-008]', async () => {
    const where = await newCampaign(web, { slots: 1 })
    const [one, two] = await entitled(2)
    await hold(one!.session, where)
    const form = new FormData()
    form.set('_method', 'DELETE')
    form.set('teacher_id', String(where.teacherId))
    expect((await one!.session.post(path(where), form, { token: null })).status).toBe(403)
    form.set('authenticity_token', await one!.session.token())
    expect((await one!.session.post(path(where), form, { token: null })).body).toEqual({ success: true })
    expect((await hold(two!.session, where)).body.success).toBe(true)
  })

  it('is for who may ask, where there is something to ask for [CR-009] [CR-032]', async () => {
    const where = await newCampaign(web)
    const { session } = await newEntitled(web)
    expect((await hold((await newPerson(web)).session, where)).status).toBe(403)
    expect((await hold(web.visitor(), where)).status).toBe(401)
    for (const wrong of [{ campaignId: 999_999 }, { teacherId: 999_999 }, { teacherId: 'x' as never }])
      for (const call of [hold, lengthen, giveBack])
        expect((await call(session, { ...where, ...wrong })).status).toBe(404)
  })
})

it('a card says when a work asked for now is likely back, by the middle one of the teacher’s last five returns [CR-008]', async () => {
  const where = await newCampaign(web, { slots: 20 })
  const people = await entitled(8)
  const shown = async () =>
    (await web.visit(`/correction_campaigns/${where.campaignId}`)).text.replaceAll('<!-- -->', '')
  expect(await shown()).not.toContain('いま依頼すると')
  const now = await web.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * MINUTE)
  const returned = [90, 90, 90, 3, 40, 12, 20, 4].map((took, index) => ({
    ...{ member_id: people[index]!.memberId, campaign_id: where.campaignId, teacher_id: where.teacherId },
    ...{ image_key: `likely-${index}`, genre: 'original' as const, comment: '手' },
    ...{ agreement_version: '1', fee_yen: 0, image_width: 8, image_height: 8 },
    requested_at: daysAgo(20 - index + took),
    corrected_at: daysAgo(20 - index),
  }))
  const giveBack = (from: number, to: number) =>
    web.db.insertInto('corrected_works').values(returned.slice(from, to)).execute()
  await giveBack(0, 1)
  expect(await shown()).not.toContain('いま依頼すると')
  await giveBack(1, 3)
  expect(await shown()).toContain(`いま依頼すると、${formatMonthDay(daysAgo(-90))}ごろ`)
  await giveBack(3, 8)
  expect(await shown()).toContain(`いま依頼すると、${formatMonthDay(daysAgo(-12))}ごろ`)
  await web.db.updateTable('correction_slots').set({ slots: 0 }).where('teacher_id', '=', where.teacherId).execute()
  expect(await shown()).not.toContain('いま依頼すると')
})
