import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDrawing } from '#test/community/pictures.ts'
import { sendReport, showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { moderating } from '#test/community/moderating.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let staff: Session
let its: ReturnType<typeof moderating>
beforeAll(async () => {
  web = await freshWeb()
  staff = (await newPerson(web, { isStaff: true, role: 'support' })).session
  its = moderating(web, () => staff)
})

/** A drawing whose round is of this tone, and whose lines lie by this much to the side. */
const drawing = (tone: string, aside = 0) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#fff"/><circle cx="${130 + aside}" cy="${120 + aside}" r="90" fill="${tone}"/><path d="M20 280L390 200V290Z" fill="#123"/><path d="M250 20H390V140H300Z" fill="#963"/></svg>`,
    ),
  ).png()

describe('what is looked at first', () => {
  it('is what holds a word on the list of staff, whatever the kana; some is not taken at all', async () => {
    const { owner, friend, id } = await its.people()
    const add = (text: string, effect: string, kind = 'word') =>
      staff.submit('/staff/moderation/words', { intent: 'add', kind, text, effect }, its.html)
    expect((await add('へんなことば', 'wait')).status).toBe(303)
    expect((await add('へんなことば', 'wait')).status).toBe(409)
    await add('bad.example', 'refuse', 'host')
    await expect
      .poll(async () => (await sendReport(owner.session, { words: { content: 'www.bad.example を見て' } })).status)
      .toBe(422)
    const waiting = await showReport(owner.session, { words: { title: 'ヘンなコトバ' } })
    expect(await its.isSeen(friend.session, waiting)).toBe(false)
    expect((await owner.session.visit(`/illust_reports/${waiting}`)).text).toContain('確認待ち')
    expect((await owner.session.visit('/illust_reports/mine')).text).toContain('確認待ち')
    const said = await its.say(friend.session, id, 'へんな ことば')
    expect(said.body.notice).toBe('waiting')
    expect((await owner.session.visit(`/illust_reports/${id}/comments/json`)).body).toEqual([])
    await its.decide(await its.caseOf(waiting), 'approve')
    expect(await its.isSeen(friend.session, waiting)).toBe(true)
    const [letter] = await web.letters(owner.email)
    expect(letter!.subject).toContain('公開しました')
  })

  it('is a picture like one that was hidden; the same pixels are not taken again', async () => {
    const { owner, friend } = await its.people()
    const image = await drawing('#a33').toBuffer()
    const id = await showReport(owner.session, { image })
    await its.flag(friend.session, id)
    await its.decide(await its.caseOf(id), 'hide')
    const same = await sendReport(friend.session, {
      image: await drawing('#a33').png({ compressionLevel: 1 }).toBuffer(),
    })
    expect([same.status, same.body.error]).toEqual([422, expect.stringContaining('この画像は投稿できません')])
    const near = await showReport(friend.session, { image: await drawing('#a44').toBuffer() })
    expect(await its.isSeen(owner.session, near)).toBe(false)
    expect((await friend.session.visit(`/illust_reports/${near}`)).text).toContain('確認待ち')
    expect(
      await its.isSeen(owner.session, await showReport(friend.session, { image: await newDrawing(300, 200) })),
    ).toBe(true)
  })

  it('is a picture like one that was known by its pixels alone, a day after at the latest', async () => {
    const { owner, friend } = await its.people()
    const id = await showReport(owner.session, { image: await drawing('#3a3', 90).toBuffer() })
    await its.flag(friend.session, id)
    await its.decide(await its.caseOf(id), 'hide')
    // As both were noted before.
    await web.db.updateTable('illust_reports').set({ likeness: null }).where('id', '=', id).execute()
    await web.db.updateTable('hidden_pictures').set({ likeness: null }).execute()
    await web.moveClock({ advance: '24h' })
    const barely = web.db.selectFrom('hidden_pictures').select('fingerprint').where('likeness', 'is', null)
    await expect.poll(() => barely.execute()).toEqual([])
    const near = await showReport(friend.session, { image: await drawing('#3a4', 90).toBuffer() })
    expect(await its.isSeen(owner.session, near)).toBe(false)
  })
})

describe('a block', () => {
  it('works both ways: neither sees the other’s reports and comments anywhere', async () => {
    const [one, two] = [await newPerson(web, { name: 'ひとり' }), await newPerson(web, { name: 'もうひとり' })]
    const [ofOne, ofTwo] = [await showReport(one.session), await showReport(two.session)]
    const { session: third } = await newPerson(web)
    const ofThird = await showReport(third)
    await its.say(one.session, ofThird, 'ひとりの言葉')
    await its.say(two.session, ofThird, 'もうひとりの言葉')
    const block = await one.session.post('/member_blocks', { target_type: 'report', target_id: ofTwo })
    expect(block.body).toEqual({ success: true })
    const wordsFor = async (session: Pick<Session, 'visit'>) =>
      ((await session.visit(`/illust_reports/${ofThird}/comments/json`)).body as { content: string }[]).map(
        ({ content }) => content,
      )
    for (const [session, theirs, own] of [
      [one.session, ofTwo, 'ひとりの言葉'],
      [two.session, ofOne, 'もうひとりの言葉'],
    ] as const) {
      expect(await its.isSeen(session, theirs)).toBe(false)
      for (const path of ['/illust_reports', '/illust_reports?order=warm'])
        expect((await session.visit(path)).text).not.toContain(`href="/illust_reports/${theirs}"`)
      for (const path of ['image', 'comments/json'])
        expect((await session.visit(`/illust_reports/${theirs}/${path}`)).status).toBe(404)
      expect((await its.say(session, theirs)).status).toBe(404)
      expect((await session.post(`/illust_reports/${theirs}/goods`)).status).toBe(404)
      expect((await its.flag(session, theirs)).status).toBe(404)
      expect(await wordsFor(session)).toEqual([own])
    }
    expect(await wordsFor(third)).toEqual(['もうひとりの言葉', 'ひとりの言葉'])
    const spoken = new FormData()
    spoken.set('illust_report_comment[content]', '絵つきの言葉')
    spoken.set('illust_report_comment[image]', new Blob([new Uint8Array(await newDrawing())]), 'words.png')
    const { id: withPicture } = (await two.session.post(`/illust_reports/${ofThird}/comments`, spoken)).body as {
      id: number
    }
    const picture = `/illust_reports_comments/${withPicture}/image`
    expect((await third.visit(picture)).status).toBe(200)
    expect((await one.session.visit(picture)).status).toBe(404)
    expect((await two.session.visit('/member_blocks')).text).not.toContain('ひとり</span>')
    const page = await one.session.visit('/member_blocks')
    expect(page.text).toContain('もうひとり')
    const id = /name="id" value="(\d+)"/.exec(page.text)![1]!
    expect((await two.session.submit('/member_blocks', { _method: 'delete', id }, its.html)).status).toBe(404)
    expect((await one.session.submit('/member_blocks', { _method: 'delete', id }, its.html)).status).toBe(303)
    expect(await its.isSeen(one.session, ofTwo)).toBe(true)
  })
})

describe('a house that looks at first posts', () => {
  it('keeps the first three of a new member back until staff have looked', async () => {
    const careful = await freshWeb({ COMMUNITY_FIRST_LOOKS: '3' })
    const owner = await newPerson(careful)
    const { session: reader } = await newPerson(careful)
    const keeper = (await newPerson(careful, { isStaff: true, role: 'support' })).session
    for (let time = 0; time < 3; time++) {
      const id = await showReport(owner.session)
      expect((await reader.visit(`/illust_reports/${id}`)).status).toBe(404)
      const { id: caseId } = await careful.db
        .selectFrom('moderation_cases')
        .select('id')
        .where('target_id', '=', id)
        .where('why', '=', 'first')
        .executeTakeFirstOrThrow()
      await keeper.submit(`/staff/moderation/${caseId}`, { act: 'approve', reason: '確認しました。' }, its.html)
      expect((await reader.visit(`/illust_reports/${id}`)).status).toBe(200)
    }
    const fourth = await showReport(owner.session)
    expect((await reader.visit(`/illust_reports/${fourth}`)).status).toBe(200)
  }, 150_000)
})
