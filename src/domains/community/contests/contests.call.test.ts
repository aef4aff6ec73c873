import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { contestsOf } from '#test/community/contests.ts'
import { newDrawing } from '#test/community/pictures.ts'
import { newPerson } from '#test/people.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let editor: Session
beforeAll(async () => {
  web = await freshWeb()
  editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  its = contestsOf(web, () => editor)
})

const DAY = 86_400_000
const html = { headers: { Accept: 'text/html' } }
const at = (id: number) => `/illust_contests/${id}`
let its: ReturnType<typeof contestsOf>
const enter = (...sent: Parameters<typeof its.enter>) => its.enter(...sent)
const change = (...sent: Parameters<typeof its.change>) => its.change(...sent)
const entryOf = (...of: Parameters<typeof its.entryOf>) => its.entryOf(...of)
const newContest = (times: Parameters<typeof its.open>[0] = {}) => its.open(times)

describe('entering a contest', () => {
  it('takes a work and the declaration, keeps its wording and time, and leads to the word of thanks [CN-009] [CN-010]', async () => {
    const { id } = await newContest()
    const { session, memberId } = await newPerson(web)
    const reply = await enter(session, id)
    const path = `${at(id)}/illust_contest_applicants/created`
    expect([reply.status, reply.body]).toEqual([200, { success: true, path }])
    expect((await session.visit(path)).text).toContain('応募が完了しました')
    expect(await entryOf(id, memberId)).toMatchObject({ declared_version: '2026-11', declared_at: expect.any(Date) })
    for (const declared of [null, '0', 'false', 'yes', '']) {
      const refused = await enter(session, id, { declared })
      expect([refused.status, refused.body.error]).toEqual([422, '画像生成AIを使用していないことの確認が必要です。'])
    }
    expect((await enter(session, id, { declared: 'true' })).status).toBe(200)
  })

  it('takes jpg and png up to 4 MB and nothing else [CN-008]', async () => {
    const { id } = await newContest()
    const { session } = await newPerson(web)
    const drawing = await newDrawing()
    const [jpeg, gif] = await Promise.all([sharp(drawing).jpeg().toBuffer(), sharp(drawing).gif().toBuffer()])
    const padded = (bytes: number) => Buffer.concat([drawing, Buffer.alloc(bytes - drawing.length)])
    for (const image of [jpeg, padded(4 * 1024 * 1024)]) expect((await enter(session, id, { image })).status).toBe(200)
    for (const image of [gif, null, Buffer.from('no picture at all'), padded(4 * 1024 * 1024 + 1)]) {
      const refused = await enter(session, id, { image })
      expect([refused.status, refused.body.error]).toEqual([
        422,
        '※jpgまたはpng形式(サイズ4MB以下)でアップしてください。',
      ])
    }
  })

  it('is possible within the period by the clock of the house alone [CN-011] [CN-006]', async () => {
    const { session } = await newPerson(web)
    const { id } = await newContest({ from: 1 })
    const early = await enter(session, id)
    expect([early.status, early.body.error]).toEqual([409, '応募期間外です。'])
    expect((await session.visit(at(id))).text).toContain('応募期間外です。')
    await web.withClock({ advance: '30h' }, async () => {
      expect((await session.visit(at(id))).text).not.toContain('応募期間外です。')
      expect((await enter(session, id)).status).toBe(200)
    })
    await web.withClock({ advance: '125h' }, async () => expect((await enter(session, id)).status).toBe(409))
    const page = await web.visit(at(id))
    for (const words of ['試しのコンテスト', '試し', '応募期間']) expect(page.text).toContain(words)
    const { id: draft } = await newContest({ publish: false })
    for (const path of [at(draft), `${at(draft)}/works`]) expect((await session.visit(path)).status).toBe(404)
    expect((await enter(session, draft)).status).toBe(404)
  })

  it('needs somebody who is signed in, and is one work for each, the later one unapproved again [CN-012]', async () => {
    const { id } = await newContest()
    const { session, memberId } = await newPerson(web)
    expect((await enter(web.visitor(), id)).status).toBe(401)
    await enter(session, id)
    const first = (await entryOf(id, memberId))!
    await change(id, { act: 'approve', work: String(first.id) })
    expect((await session.visit(at(id))).text).toContain('差し替えられ、もう一度確認を待ちます')
    await Promise.all([enter(session, id), enter(session, id)])
    const second = (await entryOf(id, memberId))!
    expect([second.id, second.approved_at]).toEqual([first.id, null])
    expect(second.image_key).not.toBe(first.image_key)
    expect((await session.submit(at(id), { work: String(first.id) }, html)).status).toBe(303)
    expect(await entryOf(id, memberId)).toBeUndefined()
  })
})

describe('the collection', () => {
  it('answers what staff approved, the newest first, twenty at a time, to scripts and to browsers [CN-005] [CN-013]', async () => {
    const demo = await web.db.selectFrom('illust_contests').select(['id', 'title']).orderBy('id').execute()
    const pageOf = async (id: number, page: number) =>
      (await web.visit(`${at(id)}/illust_collection?page=${page}`, { headers: { Accept: 'application/json' } })).body
    const [forty, fortyOne] = [demo[0]!.id, demo[1]!.id]
    expect([(await pageOf(forty, 1)).hasNextPage, (await pageOf(forty, 2)).hasNextPage]).toEqual([true, false])
    expect((await pageOf(fortyOne, 2)).hasNextPage).toBe(true)
    const last = await pageOf(fortyOne, 3)
    expect([last.illusts.length, last.hasNextPage]).toEqual([1, false])
    expect(last.illusts[0]).toMatchObject({
      id: expect.any(Number),
      image: expect.any(String),
      url: expect.any(String),
      thumbnailUrl: expect.any(String),
    })
    const browser = await web.visit(`${at(forty)}/illust_collection`, html)
    expect([browser.status, browser.location]).toEqual([303, `${at(forty)}/works`])
    expect((await web.visit(`${at(forty)}/works`)).text).toContain('応募作品')
    expect((await web.visit(`${at(999_999)}/illust_collection`)).status).toBe(404)
  })

  it('shows no work before staff approved it, and its picture to who entered it and staff alone [CN-013] [MI-012]', async () => {
    const { id } = await newContest()
    const owner = await newPerson(web)
    const { session: other } = await newPerson(web)
    await enter(owner.session, id)
    const { id: work } = (await entryOf(id, owner.memberId))!
    const picture = `/illust_contest_applicants/${work}/image`
    const shown = async () =>
      (await other.visit(`${at(id)}/illust_collection`)).body.illusts.map((one: { id: number }) => one.id)
    expect(await shown()).toEqual([])
    for (const who of [other, web.visitor()]) expect((await who.visit(picture)).status).toBe(404)
    for (const who of [owner.session, editor]) expect((await who.visit(picture)).status).toBe(200)
    await change(id, { act: 'approve', work: String(work) })
    expect(await shown()).toEqual([work])
    expect((await other.visit(picture)).status).toBe(200)
    const [letter, first] = await web.letters(owner.email, { seen: 1 })
    expect(letter!.subject).toContain('応募作品を公開しました')
    expect(first!.subject).toContain('ご応募を受け付けました')
    await change(id, { act: 'refuse', work: String(work), refusal: 'きまりに合いません。' })
    expect(await shown()).toEqual([])
    expect((await owner.session.visit(at(id))).text).toContain('きまりに合いません。')
  })
})

it('the best prize stands first, whoever entered or was given theirs before, as the contest names its prizes', async () => {
  const { id } = await newContest({ to: 2, results: 3, more: { prizes: '最優秀賞 1点：画材\n佳作 2点：ノート' } })
  for (const award of ['佳作', '最優秀賞']) {
    const winner = await newPerson(web)
    await enter(winner.session, id)
    const { id: work } = (await entryOf(id, winner.memberId))!
    await change(id, { act: 'approve', work: String(work) })
    await its.judging(id, { act: 'award', work: String(work), award, praise: '' })
  }
  await web.withClock({ advance: '73h' }, async () => {
    const { text } = await web.visit(at(id))
    expect([...text.matchAll(/<h3[^>]*>(最優秀賞|佳作)<\/h3>/g)].map(([, award]) => award)).toEqual([
      '最優秀賞',
      '佳作',
    ])
  })
})

describe('an editor', () => {
  it('runs a contest from its draft to its results at the minute and its end; entries stand without names', async () => {
    const { id, words } = await newContest({ to: 2, results: 3 })
    const winner = await newPerson(web, { name: '名前の見えない人' })
    await enter(winner.session, id)
    const { id: work } = (await entryOf(id, winner.memberId))!
    expect((await editor.visit(`/staff/contests/${id}`)).text).not.toContain('名前の見えない人')
    await change(id, { act: 'approve', work: String(work) })
    expect(
      (await its.judging(id, { act: 'award', work: String(work), award: '最優秀賞', praise: 'すばらしい光。' })).status,
    ).toBe(303)
    const shorter = { ...words, ends_at: toLocal(new Date((await web.now()).getTime() + DAY)) }
    expect((await change(id, { act: 'save', ...shorter })).status).toBe(409)
    expect((await change(id, { act: 'archive' })).status).toBe(409)
    for (const who of [winner.session, web]) expect((await who.visit(at(id))).text).not.toContain('最優秀賞')
    await web.withClock({ advance: '73h' }, async () => {
      for (const who of [winner.session, web]) {
        const { text } = await who.visit(at(id))
        expect(text).toContain('最優秀賞')
        expect(text).toContain('すばらしい光。')
      }
      // Three days later the second factor is shown anew.
      const { session: later } = await newPerson(web, { isStaff: true, role: 'editor' })
      expect((await later.submit(`/staff/contests/${id}`, { act: 'archive' }, html)).status).toBe(303)
    })
    const { session: member } = await newPerson(web)
    for (const path of ['/staff/contests', `/staff/contests/${id}`]) expect((await member.visit(path)).status).toBe(404)
  })
})

describe('the galleries of the anniversary', () => {
  it('answer their works twenty at a time under the name of the site, and 404 under any other [CN-001] [CN-002]', async () => {
    const sizes = async (file: string) => {
      const found: number[] = []
      for (let page = 1; ; page++) {
        const { body } = await web.visit(`/fifth_anniversary/${file}?page=${page}`)
        found.push(body.illusts.length)
        if (!body.hasNextPage) return found
      }
    }
    expect(await sizes('my_atelier_contest.json')).toEqual([20])
    expect(await sizes('egaku_fan_art.json')).toEqual([20, 20, 5])
    expect(await sizes('egaku_illust_contest.json')).toEqual([0])
    for (const wrong of ['other_fan_art.json', 'fan_art.json', 'egaku_my_atelier_contest.json', 'egaku_fan_art'])
      expect((await web.visit(`/fifth_anniversary/${wrong}`)).status, wrong).toBe(404)
    const [illust] = (await web.visit('/fifth_anniversary/egaku_fan_art.json')).body.illusts
    expect(illust).toMatchObject({ id: expect.any(Number), image: expect.any(String), url: expect.any(String) })
    for (const path of [illust.url, illust.thumbnailUrl]) expect((await web.visit(path)).status).toBe(200)
    const { text } = await web.visit('/fifth_anniversary')
    for (const name of ['マイアトリエコンテスト', 'ファンアート', 'イラストコンテスト']) expect(text).toContain(name)
  })
})
