import { beforeAll, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const AT = '/pose_library/classes'
const own = {
  name: '朝の15分',
  blocks: [
    { kind: 'draw', count: 10, seconds: 60 },
    { kind: 'rest', seconds: 30 },
  ],
}
const rowsOf = (memberId: number) =>
  web.db.selectFrom('pose_classes').select(['id', 'name', 'blocks']).where('member_id', '=', memberId).execute()

it('a learner saves a class, changes and deletes it, and nobody else can', async () => {
  const [{ session, memberId }, stranger] = [await newSubscriber(web), await newSubscriber(web)]
  const { status, body } = await session.post(AT, own)
  expect([status, body.success]).toEqual([200, true])
  expect(await rowsOf(memberId)).toEqual([{ id: body.id, ...own }])
  const at = `${AT}/${body.id}`
  const changed = { name: '夜の5分', blocks: [{ kind: 'draw', count: 5, seconds: 60 }] }
  for (const method of ['PUT', 'DELETE'] as const)
    expect((await stranger.session.change(method, at, method === 'PUT' ? changed : {})).status, method).toBe(404)
  expect((await session.change('PUT', at, changed)).status).toBe(200)
  expect(await rowsOf(memberId)).toEqual([{ id: body.id, ...changed }])
  expect((await session.visit('/pose_library')).text).toContain('夜の5分')
  expect((await session.change('DELETE', at, {})).status).toBe(200)
  expect((await session.change('DELETE', at, {})).status).toBe(404)
})

it('what is no class is refused, and so is who has no plan', async () => {
  const { session } = await newSubscriber(web)
  const wrong = [
    { ...own, name: '' },
    { ...own, name: '長'.repeat(41) },
    { ...own, blocks: [] },
    { ...own, blocks: 'many' },
    { ...own, blocks: [{ kind: 'rest', seconds: 30 }] },
    { ...own, blocks: [{ kind: 'draw', count: 121, seconds: 30 }] },
    { ...own, blocks: [{ kind: 'draw', count: 1, seconds: 0 }] },
    { ...own, blocks: [{ kind: 'draw', count: 1, seconds: 30, hidden: true }] },
    { ...own, blocks: [{ kind: 'sleep', seconds: 30 }] },
  ]
  for (const body of wrong) expect((await session.post(AT, body)).status, JSON.stringify(body)).toBe(422)
  const { session: member } = await newPerson(web)
  expect((await member.post(AT, own)).status).toBe(403)
  expect((await web.visitor().post(AT, own)).status).toBe(401)
})

it('twenty classes are kept and no more, however many are saved at once', async () => {
  const { session, memberId } = await newSubscriber(web)
  for (let time = 0; time < 18; time++) expect((await session.post(AT, own)).status).toBe(200)
  const replies = await Promise.all(Array.from({ length: 8 }, () => session.post(AT, own)))
  expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect((await rowsOf(memberId)).length).toBeLessThanOrEqual(20)
  await session.post(AT, own)
  await session.post(AT, own)
  expect(await rowsOf(memberId)).toHaveLength(20)
  expect((await session.post(AT, own)).status).toBe(409)
})
