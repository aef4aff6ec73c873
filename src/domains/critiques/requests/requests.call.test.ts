import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { bring, bringBoth, drawing, newCampaign, newEntitled, psd, requestOf } from '#test/critiques/asking.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})
const path = '/user_corrected_works'
const cookieOf = ({ cookies }: Session) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
const done = { success: true, teacherShortage: false, campaignShortage: false, correctionWorkId: expect.any(Number) }
const worksOf = (campaignId: number) =>
  web.db.selectFrom('corrected_works').selectAll().where('campaign_id', '=', campaignId).orderBy('id').execute()

describe('a request for a critique', () => {
  it('becomes a work that its owner sees with everything that was sent [CR-029] [CR-032] [CR-039]', async () => {
    const where = await newCampaign(web)
    const { session, email } = await newEntitled(web)
    const files = await bringBoth(session)
    const more = { genre: 'fan_fiction', fan_fiction_description: '月夜の郵便局', comment: '手の形を\n見てください' }
    const { status, body } = await session.post(path, requestOf(where, files, more))
    expect([status, body]).toEqual([200, done])
    const page = await session.visit(`${path}/${body.correctionWorkId}`)
    for (const shown of [
      '添削待ち',
      '二次創作（月夜の郵便局）',
      '手の形を\n見てください',
      '試しの先生',
      '原稿 1.psd',
      'までの返却を目標としています',
    ])
      expect(page.text).toContain(shown)
    const file = await session.visit(`${path}/${body.correctionWorkId}/attachment`)
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /)
    expect([file.headers.get('x-content-type-options'), file.headers.get('content-type')]).toEqual([
      'nosniff',
      'application/octet-stream',
    ])
    const { session: other } = await newEntitled(web)
    for (const part of ['', '/attachment'])
      expect((await other.visit(`${path}/${body.correctionWorkId}${part}`)).status).toBe(404)
    expect((await web.letters(email)).at(-1)!.subject).toContain('添削の依頼を受け付けました')
  })

  it('is asked for by who may, to a campaign and a teacher that are there [CR-032] [CR-049]', async () => {
    const where = await newCampaign(web)
    const nobody = await newPerson(web)
    const { session: monthly } = await newPerson(web, { plan: { state: 'will_continue', planId: 2 } })
    const withoutTerm = await newSubscriber(web)
    for (const session of [nobody.session, monthly, withoutTerm.session])
      expect((await session.post(path, requestOf(where, {}))).status).toBe(403)
    expect((await web.visitor().post(path, requestOf(where, {}))).status).toBe(401)
    const { session } = await newEntitled(web)
    for (const wrong of [{ campaignId: 999_999 }, { teacherId: 999_999 }, { campaignId: 'x' as never }])
      expect((await session.post(path, requestOf({ ...where, ...wrong }, {}))).status).toBe(404)
  })

  it('needs a kind, the name of a fan work, words up to 800 and both files [CR-026] [CR-027] [CR-032]', async () => {
    const where = await newCampaign(web)
    const { session } = await newEntitled(web)
    const files = await bringBoth(session)
    const wrong = [
      { genre: 'other' },
      { genre: 'fan_fiction' },
      { genre: 'fan_fiction', fan_fiction_description: 'あ'.repeat(101) },
      { comment: '' },
      { comment: '　\n' },
      { comment: '😀'.repeat(801) },
      { image: '' },
      { attachment: '' },
      { image: files.attachment },
      { attachment: files.image },
    ]
    for (const more of wrong)
      expect([more, (await session.post(path, requestOf(where, files, more))).status]).toEqual([more, 422])
    expect(await worksOf(where.campaignId)).toEqual([])
    const most = { comment: '😀'.repeat(800), fan_fiction_description: '送られても残らない' }
    expect((await session.post(path, requestOf(where, files, most))).status).toBe(200)
    expect(await worksOf(where.campaignId)).toMatchObject([
      { fan_fiction_description: null, comment: '😀'.repeat(800) },
    ])
  })

  it('takes only files that this member brought for it, each once [CR-044]', async () => {
    const where = await newCampaign(web)
    const [one, two] = await Promise.all([newEntitled(web), newEntitled(web)])
    const files = await bringBoth(one.session)
    expect((await two.session.post(path, requestOf(where, files))).status).toBe(422)
    expect((await one.session.post(path, requestOf(where, files))).status).toBe(200)
    const own = await bringBoth(two.session)
    expect((await two.session.post(path, requestOf(where, { ...own, attachment: files.attachment }))).status).toBe(422)
    expect(
      (await two.session.post(path, requestOf(where, { ...own, image: 'correction_works/image/1/nothing.png' })))
        .status,
    ).toBe(422)
  })

  it('knows files by their content, not by their names [CR-045] [CR-046] [CR-047]', async () => {
    const where = await newCampaign(web)
    const { session } = await newEntitled(web)
    const good = await bringBoth(session)
    const asImage = (bytes: Buffer, name = 'a.png', type = 'image/png') =>
      bring(session, 'image', { bytes, name, type })
    const whole = await drawing()
    for (const bytes of [Buffer.from('text'), whole.subarray(0, whole.length - 20)]) {
      const { key } = await asImage(bytes)
      expect((await session.post(path, requestOf(where, good, { image: key }))).status).toBe(422)
    }
    const zip = await bring(session, 'attachment', { bytes: Buffer.from('PK\u0003\u0004zip'), name: 'a.psd' })
    expect((await session.post(path, requestOf(where, good, { attachment: zip.key }))).status).toBe(422)
    const photo = await sharp(whole)
      .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
      .png()
      .toBuffer()
    const { key } = await asImage(photo, 'a.jpg', 'image/jpeg')
    expect((await session.post(path, requestOf(where, good, { image: key }))).body).toEqual(done)
    const [work] = await worksOf(where.campaignId)
    const page = await session.visit(`${path}/${work!.id}`)
    const address = /src="(\/private\/critique-works\/[^"]+)"/.exec(page.text)![1]!.replaceAll('&amp;', '&')
    const shown = await fetch(new URL(address, web.url), { headers: { Cookie: cookieOf(session) } })
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).exif).toBeUndefined()
  })
})

describe('places', () => {
  it('are never oversold: of many at once exactly one gets the last [CR-034] [CR-033]', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => newEntitled(web)))
    for (const shape of [{ slots: 1 }, { slots: 9, capacity: 1 }]) {
      const where = await newCampaign(web, shape)
      const asking = await Promise.all(
        people.map(async ({ session }) => ({ session, files: await bringBoth(session) })),
      )
      const replies = await Promise.all(asking.map(({ session, files }) => session.post(path, requestOf(where, files))))
      expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
      const short = replies.filter(({ body }) => !body.success).map(({ body }) => body)
      for (const body of short)
        expect(body).toEqual({
          success: false,
          teacherShortage: shape.slots === 1,
          campaignShortage: shape.slots !== 1,
          correctionWorkId: null,
        })
      expect(await worksOf(where.campaignId)).toHaveLength(1)
    }
  })

  it('are one for each member and period, whatever is sent at once; the same picture again is the same work [CR-035]', async () => {
    const where = await newCampaign(web)
    const { session } = await newEntitled(web)
    const [first, second] = [await bringBoth(session), await bringBoth(session)]
    const replies = await Promise.all(
      [first, second, first, second].map((files) => session.post(path, requestOf(where, files))),
    )
    const works = await worksOf(where.campaignId)
    expect(works).toHaveLength(1)
    const won = replies.filter(({ status }) => status === 200)
    expect(won.map(({ body }) => body.correctionWorkId)).toEqual(won.map(() => works[0]!.id))
    expect(won).toHaveLength(2)
    const lost = replies.filter(({ status }) => status !== 200)
    expect(lost.map(({ status, body }) => [status, body])).toEqual(
      lost.map(() => [409, { success: false, error: '今期はすでに添削を依頼済みです' }]),
    )
  })

  it('are free again, with the right, when a waiting work is taken back while the period is open [CR-037]', async () => {
    const where = await newCampaign(web, { slots: 1 })
    const { session, email } = await newEntitled(web)
    const other = await newEntitled(web)
    const { body } = await session.post(path, requestOf(where, await bringBoth(session)))
    const own = `${path}/${body.correctionWorkId}`
    expect(
      (await other.session.post(path, requestOf(where, await bringBoth(other.session)))).body.teacherShortage,
    ).toBe(true)
    expect((await other.session.delete(own)).status).toBe(404)
    expect((await session.delete(own)).body).toEqual({ success: true })
    expect((await session.delete(own)).status).toBe(422)
    expect((await session.post(path, requestOf(where, await bringBoth(session)))).body).toEqual(done)
    const told = (await web.letters(email, { seen: 2 })).map(({ subject }) => subject)
    expect(told).toContainEqual(expect.stringContaining('添削の依頼を取り消しました'))
    const [, work] = await worksOf(where.campaignId)
    await web.db
      .updateTable('corrected_works')
      .set({ corrected_at: await web.now() })
      .where('id', '=', work!.id)
      .execute()
    expect((await session.delete(`${path}/${work!.id}`)).status).toBe(422)
  })

  it('are closed with the campaign, which says so instead of failing [CR-033] [CR-036]', async () => {
    const where = await newCampaign(web)
    const { session } = await newEntitled(web)
    await web.db
      .updateTable('correction_campaigns')
      .set({ accepts: false })
      .where('id', '=', where.campaignId)
      .execute()
    const { status, body } = await session.post(path, requestOf(where, await bringBoth(session)))
    expect([status, body]).toEqual([
      200,
      { success: false, teacherShortage: false, campaignShortage: true, correctionWorkId: null },
    ])
  })
})

describe('the form with which a file goes into the store', () => {
  it('is for who may ask, names one key of theirs and one kind, and thirty an hour [CR-040] [CR-041] [CR-042] [CR-043]', async () => {
    const { session, memberId } = await newEntitled(web)
    const ask = (more: object = {}) =>
      session.post('/correction_campaigns/correction_work/s3_presigned_url', {
        ...{ path: 'correction_works/attachment', filetype: '', filename: '原稿.CLIP' },
        ...more,
      })
    const { body } = await ask()
    expect(body).toMatchObject({ success: true, url: expect.any(String), filePath: `/${body.key}` })
    expect(body.key).toMatch(new RegExp(`^correction_works/attachment/${memberId}/[\\w-]{20,}\\.clip$`))
    expect(body.fields['Content-Type']).toBe('application/octet-stream')
    expect((await session.visit(body.filePath)).status).toBe(404)
    const policy = JSON.parse(Buffer.from(body.fields.Policy, 'base64').toString())
    expect(policy.conditions).toContainEqual(['content-length-range', 1, 524_288_000])
    for (const wrong of [
      { path: 'films' },
      { filename: 'a.zip' },
      { filename: '' },
      { filename: `${'あ'.repeat(252)}.psd` },
      { path: 'correction_works/image', filetype: 'image/gif' },
    ])
      expect([wrong, (await ask(wrong)).status, (await ask(wrong)).body.success]).toEqual([wrong, 422, false])
    expect(
      (await newSubscriber(web)).session &&
        (await (await newSubscriber(web)).session.post('/correction_campaigns/correction_work/s3_presigned_url', {}))
          .status,
    ).toBe(403)
    const replies = await Promise.all(Array.from({ length: 32 }, () => ask()))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(29)
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(3)
  })

  it('is refused by the store when anything in it was changed or the file is too large [CR-043]', async () => {
    const { session } = await newEntitled(web)
    const { promised, status } = await bring(session, 'image', {
      bytes: await drawing(),
      name: 'a.png',
      type: 'image/png',
    })
    expect(status).toBe(204)
    const post = async (changed: { [field: string]: string | undefined }, bytes: Buffer) => {
      const form = new FormData()
      for (const [name, value] of Object.entries({ ...promised.body.fields, ...changed })) form.set(name, String(value))
      form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png')
      return (await fetch(promised.body.url, { method: 'POST', body: form })).status
    }
    const { key } = promised.body
    for (const changed of [{ key: `${key}x` }, { 'Content-Type': 'text/html' }])
      expect(await post(changed, psd())).toBe(403)
    expect(await post({}, Buffer.alloc(5_242_881))).toBe(400)
  })
})
