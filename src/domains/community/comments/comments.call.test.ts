import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '#test/accounts/newcomers.ts'
import { newDrawing } from '#test/community/pictures.ts'
import { showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'
import type { ShownComment } from './terms.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

type Sent = { content?: string; image?: Buffer; sendKey?: string }
async function say(session: Session, id: number, { content = 'いいですね。', image, sendKey }: Sent = {}) {
  const form = new FormData()
  form.set('illust_report_comment[content]', content)
  if (image) form.set('illust_report_comment[image]', new Blob([new Uint8Array(image)]), 'a.png')
  if (sendKey) form.set('send_key', sendKey)
  return session.post(`/illust_reports/${id}/comments`, form)
}
const pageOf = async (session: Pick<Session, 'visit'>, id: number, page?: number) =>
  (await session.visit(`/illust_reports/${id}/comments/json${page ? `?page=${page}` : ''}`)).body as ShownComment[]
const take = (session: Session, id: number) => session.submit(`/illust_reports_comments/${id}`, { _method: 'delete' })

async function people() {
  const owner = await newPerson(web, { name: '描いた人' })
  const friend = await newPerson(web, { name: '見た人' })
  const { session: stranger } = await newPerson(web)
  return { owner, friend, stranger, id: await showReport(owner.session) }
}

describe('the comments of a report', () => {
  it('are an array of everything a page needs, for visitors too [RE-010]', async () => {
    const { friend, id } = await people()
    expect(await pageOf(web, id)).toEqual([])
    const said = await say(friend.session, id, {
      content: '一行\n<script>alert(1)</script>',
      image: await newDrawing(),
    })
    expect(said.status).toBe(200)
    const [comment, ...more] = await pageOf(web, id)
    expect(more).toEqual([])
    expect(comment).toEqual({
      id: said.body.id,
      content: '一行\n<script>alert(1)</script>',
      imageUrl: `/illust_reports_comments/${said.body.id}/image`,
      userName: '見た人',
      userIconUrl: null,
      createdAt: expect.stringMatching(/^20\d\d-.*Z$/),
      isLastPage: true,
      mayDelete: false,
      isOwn: false,
      notice: null,
    })
    expect((await web.visit(comment!.imageUrl!)).headers.get('content-type')).toBe('image/png')
    const page = await web.visit(`/illust_reports/${id}`)
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page.text).not.toContain('<script>alert(1)')
  })

  it('come ten at a time, the newest first, and say on every one whether the page is the last [RE-011]', async () => {
    const reports = await web.db
      .selectFrom('illust_report_comments as c')
      .innerJoin('illust_reports as r', 'r.id', 'c.report_id')
      .select(({ fn }) => ['r.id', fn.countAll<number>().as('count')])
      .where('r.status', '=', 'opened')
      .groupBy('r.id')
      .execute()
    const withCount = (wanted: number) => reports.find(({ count }) => Number(count) === wanted)!.id
    const lasts = (page: ShownComment[]) => page.map(({ isLastPage }) => isLastPage)
    const ten = await pageOf(web, withCount(10))
    expect(lasts(ten)).toEqual(Array(10).fill(true))
    const eleven = withCount(11)
    expect(lasts(await pageOf(web, eleven))).toEqual(Array(10).fill(false))
    expect(lasts(await pageOf(web, eleven, 2))).toEqual([true])
    expect(await pageOf(web, eleven, 3)).toEqual([])
    const many = withCount(35)
    const all = (await Promise.all([1, 2, 3, 4].map((page) => pageOf(web, many, page)))).flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(35)
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    expect(all.some(({ imageUrl }) => imageUrl)).toBe(true)
  })
})

describe('a comment', () => {
  it('is answered as the list has it, and stands on top [RE-012]', async () => {
    const { friend, id } = await people()
    await say(friend.session, id, { content: '一つ目' })
    const reply = await say(friend.session, id, { content: '二つ目' })
    expect(reply.body).toMatchObject({
      success: true,
      content: '二つ目',
      userName: '見た人',
      imageUrl: null,
      mayDelete: true,
    })
    expect((await pageOf(web, id)).map(({ content }) => content)).toEqual(['二つ目', '一つ目'])
  })

  it('has between 1 and 500 characters, and a picture by the rules of reports or none [RE-013]', async () => {
    const { friend, id } = await people()
    expect((await say(friend.session, id, { content: '字'.repeat(500) })).status).toBe(200)
    for (const sent of [
      { content: '字'.repeat(501) },
      { content: '　\n' },
      { image: Buffer.from('not a picture at all') },
    ]) {
      const refused = await say(friend.session, id, sent)
      expect([refused.status, refused.body.success]).toEqual([422, false])
    }
    const large = Buffer.concat([await newDrawing(), Buffer.alloc(5 * 1024 * 1024)])
    expect((await say(friend.session, id, { image: large })).body.error).toBe(
      '※jpg、gifまたはpng形式(サイズ5MB以下)でアップしてください。',
    )
    expect(await pageOf(web, id)).toHaveLength(1)
  })

  it('is refused where the author takes none, while what was said before stays [RE-014]', async () => {
    const { owner, friend, id } = await people()
    await say(friend.session, id, { content: '先に言ったこと' })
    await web.db.updateTable('illust_reports').set({ comment_status: 'refused' }).where('id', '=', id).execute()
    for (const who of [owner.session, friend.session]) {
      const refused = await say(who, id)
      expect([refused.status, refused.body.error]).toEqual([403, 'このレポートはコメントを受け付けていません。'])
    }
    const { text } = await friend.session.visit(`/illust_reports/${id}`)
    expect(text).toContain('このレポートはコメントを受け付けていません。')
    expect(text).toContain('先に言ったこと')
    expect(text).not.toContain('illust_report_comment[content]')
  })

  it('needs somebody who is signed in: a visitor is shown the way to sign up [RE-014]', async () => {
    const { id } = await people()
    expect((await say(web.visitor(), id)).status).toBe(401)
    const { text } = await web.visit(`/illust_reports/${id}`)
    expect(text).toContain('コメントするには、会員登録が必要です。')
    expect(text).not.toContain('illust_report_comment[content]')
  })

  it('on a closed report is 404 for all but its author, words and picture [RE-008]', async () => {
    const { owner, friend, id } = await people()
    const said = await say(friend.session, id, { image: await newDrawing() })
    await web.db.updateTable('illust_reports').set({ status: 'closed' }).where('id', '=', id).execute()
    const paths = [`/illust_reports/${id}/comments/json`, `/illust_reports_comments/${said.body.id}/image`]
    for (const path of paths) {
      expect((await owner.session.visit(path)).status).toBe(200)
      for (const who of [friend.session, web.visitor()]) expect((await who.visit(path)).status, path).toBe(404)
    }
    expect((await say(friend.session, id)).status).toBe(404)
  })

  it('is taken away by who wrote it and by whose report it is, by nobody else [RE-015] [RE-016]', async () => {
    const { owner, friend, stranger, id } = await people()
    const [own, other] = [(await say(friend.session, id)).body.id, (await say(friend.session, id)).body.id]
    expect((await take(stranger, own)).status).toBe(404)
    expect((await pageOf(stranger, id)).map(({ mayDelete }) => mayDelete)).toEqual([false, false])
    expect((await pageOf(owner.session, id)).map(({ mayDelete }) => mayDelete)).toEqual([true, true])
    expect((await take(friend.session, own)).body).toEqual({ success: true })
    expect((await take(owner.session, other)).body).toEqual({ success: true })
    expect((await take(owner.session, other)).status).toBe(404)
    expect(await pageOf(web, id)).toEqual([])
    expect((await owner.session.visit(`/illust_reports/${id}`)).text).toContain(
      'あなたのレポートへのコメントは、あなたも削除できます。',
    )
    expect((await friend.session.visit(`/illust_reports/${id}`)).text).not.toContain('あなたも削除できます')
  })

  it('that is sent again with the same key is said once [RE-024]', async () => {
    const { friend, id } = await people()
    const sendKey = randomUUID()
    const image = await newDrawing()
    const replies = await Promise.all(Array.from({ length: 4 }, () => say(friend.session, id, { sendKey, image })))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await pageOf(web, id)).toHaveLength(1)
  })

  it('is taken thirty times in ten minutes', async () => {
    const { friend, id } = await people()
    for (let time = 0; time < 30; time++) await say(friend.session, id)
    const refused = await say(friend.session, id)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

describe('what goes', () => {
  it('takes comments, likes and their pictures with the report [RE-009]', async () => {
    const { owner, friend, id } = await people()
    const said = await say(friend.session, id, { image: await newDrawing() })
    await friend.session.post(`/illust_reports/${id}/goods`)
    const { image_key } = await web.db
      .selectFrom('illust_report_comments')
      .select('image_key')
      .where('id', '=', said.body.id)
      .executeTakeFirstOrThrow()
    await owner.session.submit(`/illust_reports/${id}/edit`, { _method: 'delete' })
    for (const table of ['illust_report_comments', 'illust_report_goods'] as const)
      expect(await web.db.selectFrom(table).select('id').where('report_id', '=', id).execute()).toEqual([])
    const file = web.db.selectFrom('stored_files').select('attached_at').where('key', '=', image_key!)
    expect(await file.execute()).toEqual([{ attached_at: null }])
  })

  it('leaves the words of who left without their name and picture, and takes their own reports [RE-023]', async () => {
    const { owner, friend, id } = await people()
    const own = await showReport(friend.session)
    await say(friend.session, id, { content: 'さようなら', image: await newDrawing() })
    await friend.session.post(`/illust_reports/${id}/goods`)
    const page = await friend.session.visit(`/users/${friend.memberId}/withdrawal`)
    expect(page.text).toContain('投稿したイラストレポート')
    const left = await friend.session.submit(`/users/${friend.memberId}/withdrawal`, {
      agreed: '1',
      current_password: PASSWORD,
    })
    expect(left.status).toBe(303)
    expect(await pageOf(web, id)).toMatchObject([
      { content: 'さようなら', userName: '退会したユーザー', userIconUrl: null, imageUrl: null },
    ])
    expect((await owner.session.visit(`/illust_reports/${id}`)).text).toContain('退会したユーザー')
    expect((await owner.session.visit(`/illust_reports/${own}`)).status).toBe(404)
    const likes = web.db.selectFrom('illust_report_goods').select('id').where('report_id', '=', id)
    expect(await likes.execute()).toEqual([])
  })
})
