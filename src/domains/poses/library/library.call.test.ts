import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { ShownPose } from '../terms.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

type Session = Awaited<ReturnType<typeof newSubscriber>>['session']
const LIST = '/pose_library/poses.json'
const listOf = async (session: Session, body: Record<string, unknown> = { range: 'all' }) =>
  (await session.post(LIST, body)).body as unknown as ShownPose[]
const firstOfPage = (text: string) =>
  /\/pose_library\/poses\/\d+\/picture\?[^"]+?(?=&amp;size)/g.exec(text)![0].replaceAll('&amp;', '&')
const ended = () => new Date(Date.now() - 86_400_000)

describe('the library', () => {
  it('shows a member on a trial or a plan all poses, and others twelve samples [PO-002]', async () => {
    const trial = await newPerson(web, { plan: { state: 'under_trial', planId: 5 } })
    expect(await listOf(trial.session)).toHaveLength(1_200)
    const visitor = await web.visit('/pose_library')
    const { session: member } = await newPerson(web)
    for (const { text, status } of [visitor, await member.visit('/pose_library')]) {
      expect(status).toBe(200)
      expect(new Set(text.match(/\/pose_library\/poses\/\d+\/picture/g)).size).toBe(12)
      expect(text).toContain('絞り込み、お気に入り、時間を計る練習は、月額プランで使えます。')
    }
    const calls = [
      [LIST, { range: 'all' }],
      ['/pose_library/like', { id: 1, like: true }],
    ] as const
    for (const [path, body] of calls) {
      expect((await member.post(path, body)).status).toBe(403)
      expect((await web.visitor().post(path, body)).status).toBe(401)
    }
  })

  it('answers with id, address and mark of each pose, the newest first, in the same order each time, within 300 ms [PO-006]', async () => {
    const { session } = await newSubscriber(web)
    const one = await listOf(session)
    const took: number[] = []
    let two: ShownPose[] = []
    for (let time = 0; time < 5; time++) {
      const began = performance.now()
      two = await listOf(session)
      took.push(performance.now() - began)
    }
    expect(took.toSorted((a, b) => a - b)[2]).toBeLessThan(300)
    expect(one.map(({ id }) => id)).toEqual(Array.from({ length: 1_200 }, (_, i) => 1_200 - i))
    expect(two.map(({ id }) => id)).toEqual(one.map(({ id }) => id))
    expect(one[0]).toMatchObject({
      id: 1_200,
      liked: false,
      imageURL: expect.stringMatching(/^\/pose_library\/poses\/1200\/picture\?/),
    })
  })

  it('narrows by any word of a category and by all categories; what it does not know is refused [PO-005]', async () => {
    const { session } = await newSubscriber(web)
    const ids = async (categories: object) => (await listOf(session, { range: 'all', categories })).map(({ id }) => id)
    const [women, men] = [await ids({ gender: ['woman'] }), await ids({ gender: ['man'] })]
    const both = await ids({ gender: ['woman', 'man', 'man'] })
    expect(both).toHaveLength(women.length + men.length)
    const sitting = await ids({ pose: ['sitting'] })
    expect(await ids({ gender: ['woman'], pose: ['sitting'] })).toEqual(sitting.filter((id) => women.includes(id)))
    expect(await ids({ gender: [], pose: [] })).toHaveLength(1_200)
    expect(await ids({ gender: ['mixed'], number: ['one'] })).toEqual([])
    for (const categories of [{ mood: ['calm'] }, { gender: ['dragon'] }, { gender: 'man' }, []])
      expect((await session.post(LIST, { range: 'all', categories })).status, JSON.stringify(categories)).toBe(422)
  })

  it('knows the ranges all and favourite and no other [PO-004]', async () => {
    const { session } = await newSubscriber(web)
    await session.post('/pose_library/like', { id: 7, like: true })
    await session.post('/pose_library/like', { id: 900, like: true })
    const liked = await listOf(session, { range: 'favorite', categories: {} })
    expect(liked.map(({ id, liked: mark }) => [id, mark])).toEqual([
      [900, true],
      [7, true],
    ])
    for (const range of ['mine', '', 7, undefined]) expect((await session.post(LIST, { range })).status).toBe(422)
  })
})

describe('a like', () => {
  it('is one for each learner and pose, whoever asks how often; what is no yes or no is refused [PO-010]', async () => {
    const { session, memberId } = await newSubscriber(web)
    const like = (body: Record<string, unknown>) => session.post('/pose_library/like', body)
    const replies = await Promise.all(Array.from({ length: 12 }, () => like({ id: 5, like: true })))
    expect(replies.every(({ body }) => body.success === true && body.liked === true)).toBe(true)
    const rows = () => web.db.selectFrom('pose_likes').select('pose_id').where('member_id', '=', memberId).execute()
    expect(await rows()).toEqual([{ pose_id: 5 }])
    for (let time = 0; time < 2; time++)
      expect((await like({ id: 5, like: false })).body).toEqual({ success: true, liked: false })
    expect(await rows()).toEqual([])
    for (const wrong of ['true', 1, null, undefined]) expect((await like({ id: 5, like: wrong })).status).toBe(422)
    for (const unknown of [99_999, 1_201, 0, -1]) expect((await like({ id: unknown, like: true })).status).toBe(404)
  })

  it('is kept when the plan ends, and comes back with it', async () => {
    const { session, memberId } = await newSubscriber(web)
    await session.post('/pose_library/like', { id: 11, like: true })
    const plan = web.db.updateTable('subscriptions').where('member_id', '=', memberId)
    await plan.set({ state: 'after_unsubscribe', access_ends_at: ended() }).execute()
    const status = async () => (await session.post(LIST, { range: 'favorite' })).status
    await expect.poll(status).toBe(403)
    await plan.set({ state: 'will_continue', access_ends_at: null }).execute()
    await expect.poll(status).toBe(200)
    expect((await listOf(session, { range: 'favorite' })).map(({ id }) => id)).toEqual([11])
  })

  it('of a pose that was withdrawn is shown no more, and its picture is gone', async () => {
    const { session } = await newSubscriber(web)
    await session.post('/pose_library/like', { id: 600, like: true })
    const [{ imageURL }] = (await listOf(session, { range: 'favorite' })) as [ShownPose]
    expect((await session.visit(imageURL)).status).toBe(200)
    const pose = web.db.updateTable('poses').where('id', '=', 600)
    await pose.set({ withdrawn_at: await web.now(), sample: null }).execute()
    await expect.poll(() => listOf(session, { range: 'favorite' })).toEqual([])
    expect((await session.visit(imageURL)).status).toBe(404)
    expect((await session.post('/pose_library/like', { id: 600, like: true })).status).toBe(404)
    await pose.set({ withdrawn_at: null }).execute()
  })
})

describe('a picture', () => {
  it('opens by the link of the member who holds it, for an hour, and for nobody else', async () => {
    const [owner, other] = [await newSubscriber(web), await newSubscriber(web)]
    const { imageURL } = (await listOf(owner.session)).find(({ id }) => id === 800)!
    const opened = await owner.session.visit(imageURL)
    expect([opened.status, opened.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(opened.headers.get('cache-control')).toContain('private')
    for (const stranger of [other.session, web.visitor()]) expect((await stranger.visit(imageURL)).status).toBe(404)
    expect((await owner.session.visit('/pose_library/poses/800/picture')).status).toBe(404)
    await web.withClock({ advance: '121m' }, async () => expect((await owner.session.visit(imageURL)).status).toBe(404))
  })

  it('stays shut when the plan has ended meanwhile', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { imageURL } = (await listOf(session))[50]!
    await web.db
      .updateTable('subscriptions')
      .set({ state: 'after_unsubscribe', access_ends_at: ended() })
      .where('member_id', '=', memberId)
      .execute()
    expect((await session.visit(imageURL)).status).toBe(403)
  })

  it('of the samples opens for everybody', async () => {
    const { text } = await web.visit('/pose_library')
    expect((await web.visitor().visit(firstOfPage(text))).status).toBe(200)
  })

  it('is opened three thousand times an hour by a member, and then no more', async () => {
    const { session, memberId } = await newSubscriber(web)
    const { imageURL } = (await listOf(session))[20]!
    expect((await session.visit(imageURL)).status).toBe(200)
    const counter = web.db.updateTable('rate_limits').where('key', '=', `pose-pictures:${memberId}`)
    await counter.set({ points: 2_999 }).execute()
    expect((await session.visit(imageURL)).status).toBe(200)
    const refused = await session.visit(imageURL)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
