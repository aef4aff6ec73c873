import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newDrawing } from '#test/community/pictures.ts'
import { sendReport, showReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import type { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => {
  web = await freshWeb()
})

const at = (id: number) => `/illust_reports/${id}`
const idsOn = (text: string) => [
  ...new Set([...text.matchAll(/href="\/illust_reports\/(\d+)"/g)].map(([, id]) => Number(id))),
]
const rowOf = (id: number) => web.db.selectFrom('illust_reports').selectAll().where('id', '=', id).executeTakeFirst()
const edit = (session: Session, id: number, words: Record<string, string>) =>
  session.submit(`${at(id)}/edit`, {
    _method: 'patch',
    ...Object.fromEntries(Object.entries(words).map(([name, value]) => [`illust_report[${name}]`, value])),
  })
const good = { title: '題', content: '文', status: 'opened', comment_status: 'accepted' }

describe('the wall', () => {
  it('shows visitors the opened reports, the newest first, twenty on a page [RE-001]', async () => {
    const rows = await web.db
      .selectFrom('illust_reports')
      .select('id')
      .where('status', '=', 'opened')
      .where('hidden_at', 'is', null)
      .where('waits_since', 'is', null)
      .orderBy('posted_at', 'desc')
      .orderBy('id', 'desc')
      .execute()
    const ids = rows.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(60)
    const first = await web.visit('/illust_reports')
    expect([first.status, idsOn(first.text)]).toEqual([200, ids.slice(0, 20)])
    const third = await web.visit('/illust_reports?page=3')
    expect(idsOn(third.text)).toEqual(ids.slice(40, 60))
    const last = await web.visit(`/illust_reports?page=${Math.ceil(ids.length / 20)}`)
    expect(last.text).toContain('ここまでです')
    expect(first.text).not.toContain('ここまでです')
    expect((await web.visit('/illust_reports?page=9999')).text).toContain('このページに投稿はありません')
  })

  it('tells collectors of pictures and search engines to leave it alone', async () => {
    for (const path of ['/illust_reports', at(120)]) {
      const { text, headers } = await web.visit(path)
      expect(headers.get('x-robots-tag')).toContain('noimageai')
      expect(text).toContain('content="noindex"')
    }
  })

  it('is narrowed by the theme of the lesson', async () => {
    const rows = await web.db
      .selectFrom('illust_reports')
      .select('id')
      .where('theme', '=', 'manga')
      .where('hidden_at', 'is', null)
      .where('waits_since', 'is', null)
      .where('status', '=', 'opened')
      .execute()
    const { text } = await web.visit('/illust_reports?theme=manga')
    const shown = idsOn(text)
    expect(shown.length).toBe(Math.min(20, rows.length))
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(shown))
    expect(idsOn((await web.visit('/illust_reports?theme=dragons')).text)).toHaveLength(20)
  })

  it('sends a visitor who wants to post to sign in, and opens the form to any learner [RE-001]', async () => {
    expect((await web.visit('/illust_reports/new')).location).toBe('/sessions/new?return_to=%2Fillust_reports%2Fnew')
    const { session } = await newPerson(web)
    expect((await session.visit('/illust_reports/new')).status).toBe(200)
  })
})

describe('a post', () => {
  it('is kept with its picture and words, and leads to its own page [RE-002]', async () => {
    const { session, memberId } = await newPerson(web, { name: '試し描き' })
    const reply = await sendReport(session, { words: { title: '春の手', content: '一行目\n二行目' } })
    expect([reply.status, reply.body]).toEqual([
      200,
      { success: true, id: expect.any(Number), path: at(reply.body.id) },
    ])
    const row = await rowOf(reply.body.id)
    expect(row).toMatchObject({
      member_id: memberId,
      title: '春の手',
      content: '一行目\n二行目',
      status: 'opened',
      comment_status: 'accepted',
      width: 60,
      height: 40,
    })
    const page = await web.visit(at(reply.body.id))
    expect(page.text).toContain('春の手')
    expect(page.text).toContain('試し描き')
    const bare = await session.post('/illust_reports', new FormData(), { headers: { Accept: 'text/html' } })
    expect(bare.status).toBe(422)
  })

  it('sent without a script leads to its page by itself [RE-002]', async () => {
    const { session } = await newPerson(web)
    const form = new FormData()
    for (const [name, value] of Object.entries(good)) form.set(`illust_report[${name}]`, value)
    form.set('illust_report[image]', new Blob([new Uint8Array(await newDrawing())]), 'a.png')
    const reply = await session.post('/illust_reports', form, { headers: { Accept: 'text/html' } })
    expect([reply.status, reply.location]).toEqual([303, expect.stringMatching(/^\/illust_reports\/\d+$/)])
  })

  it('takes a title of 15 and a text of 500 characters, and none that is longer or empty [RE-004]', async () => {
    const { session } = await newPerson(web)
    const taken = await sendReport(session, { words: { title: '𠮷'.repeat(15), content: '字'.repeat(500) } })
    expect(taken.status).toBe(200)
    for (const words of [
      { title: '字'.repeat(16) },
      { title: ' ' },
      { content: '字'.repeat(501) },
      { content: '　' },
    ]) {
      const refused = await sendReport(session, { words })
      expect([refused.status, refused.body.success]).toEqual([422, false])
    }
  })

  it('takes JPEG, GIF and PNG up to 5 MB by what they are, and names the rule for the rest [RE-005]', async () => {
    const { session } = await newPerson(web)
    const drawing = await newDrawing()
    const [jpeg, gif, webp] = await Promise.all([
      sharp(drawing).jpeg().toBuffer(),
      sharp(drawing).gif().toBuffer(),
      sharp(drawing).webp().toBuffer(),
    ])
    for (const image of [jpeg, gif]) expect((await sendReport(session, { image, name: 'named.txt' })).status).toBe(200)
    const padded = (bytes: number) => Buffer.concat([drawing, Buffer.alloc(bytes - drawing.length)])
    expect((await sendReport(session, { image: padded(5 * 1024 * 1024) })).status).toBe(200)
    for (const image of [webp, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), padded(5 * 1024 * 1024 + 1)]) {
      const refused = await sendReport(session, { image, name: 'named.png' })
      expect([refused.status, refused.body.error]).toEqual([
        422,
        '※jpg、gifまたはpng形式(サイズ5MB以下)でアップしてください。',
      ])
    }
    expect((await sendReport(session, { image: null })).status).toBe(422)
    expect((await sendReport(session, { image: Buffer.alloc(7 * 1024 * 1024) })).status).toBe(413)
  })

  it('is opened and answered by all unless it says otherwise, in words that are known [RE-007]', async () => {
    const { session } = await newPerson(web)
    const form = new FormData()
    form.set('illust_report[title]', '題')
    form.set('illust_report[content]', '文')
    form.set('illust_report[image]', new Blob([new Uint8Array(await newDrawing())]), 'a.png')
    const plain = await session.post('/illust_reports', form)
    expect(await rowOf(plain.body.id)).toMatchObject({ status: 'opened', comment_status: 'accepted' })
    const shut = await showReport(session, { words: { status: 'closed', comment_status: 'refused' } })
    expect(await rowOf(shut)).toMatchObject({ status: 'closed', comment_status: 'refused' })
    for (const words of [{ status: 'friends' }, { comment_status: 'maybe' }])
      expect((await sendReport(session, { words })).status).toBe(422)
  })

  it('that is sent again with the same key is one report [RE-024]', async () => {
    const { session, memberId } = await newPerson(web)
    const sendKey = randomUUID()
    const image = await newDrawing()
    const replies = await Promise.all(Array.from({ length: 4 }, () => sendReport(session, { sendKey, image })))
    const after = await sendReport(session, { sendKey, image })
    const ids = new Set([...replies, after].map(({ status, body }) => `${status} ${body.id}`))
    expect(ids.size).toBe(1)
    const rows = await web.db.selectFrom('illust_reports').select('id').where('member_id', '=', memberId).execute()
    expect(rows).toHaveLength(1)
    const { session: other } = await newPerson(web)
    expect((await sendReport(other, { sendKey })).body.id).not.toBe(after.body.id)
  })

  it('names a lesson that there is, and is found on the wall by its theme', async () => {
    const { session } = await newPerson(web)
    const lesson = await web.db
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .select(['l.id', 'c.tab', 'c.title'])
      .where('l.published', '=', true)
      .executeTakeFirstOrThrow()
    const id = await showReport(session, { words: { lesson_id: String(lesson.id) } })
    expect(await rowOf(id)).toMatchObject({ lesson_id: lesson.id, theme: lesson.tab })
    expect((await web.visit(at(id))).text).toContain(lesson.title)
    expect((await sendReport(session, { words: { lesson_id: '999999' } })).status).toBe(404)
  })

  it('is taken ten times an hour', async () => {
    const { session } = await newPerson(web)
    const image = await newDrawing()
    for (let time = 0; time < 10; time++) await showReport(session, { image })
    const refused = await sendReport(session, { image })
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('asks the token first, then who it is, then the words', async () => {
    const { session } = await newPerson(web)
    expect((await session.post('/illust_reports', new FormData(), { token: null })).status).toBe(403)
    expect((await sendReport(web.visitor())).status).toBe(401)
  })
})

describe('a closed report', () => {
  it('is there for its author and staff alone, page and picture, and stands in no list [RE-008] [MI-012]', async () => {
    const { session } = await newPerson(web)
    const { session: other } = await newPerson(web)
    const { session: staff } = await newPerson(web, { isStaff: true, secondFactor: true })
    const id = await showReport(session, { words: { status: 'closed' } })
    const opened = await showReport(session)
    for (const path of [at(id), `${at(id)}/image`, `${at(id)}/image?size=small`]) {
      for (const who of [session, staff]) expect((await who.visit(path)).status, path).toBe(200)
      for (const who of [other, web.visitor()]) expect((await who.visit(path)).status, path).toBe(404)
    }
    for (const who of [session, other, staff, web.visitor()]) {
      const shown = idsOn((await who.visit('/illust_reports')).text)
      expect(shown).toContain(opened)
      expect(shown).not.toContain(id)
    }
    expect(idsOn((await session.visit('/illust_reports/mine')).text)).toEqual([opened, id])
    expect(idsOn((await other.visit('/illust_reports/mine')).text)).toEqual([])
  })

  it('leaves the pages kept for visitors the moment it is closed [RE-008]', async () => {
    const { session } = await newPerson(web)
    const id = await showReport(session)
    expect((await web.visit(at(id))).status).toBe(200)
    await expect.poll(async () => idsOn((await web.visit('/illust_reports')).text)).toContain(id)
    await edit(session, id, { ...good, status: 'closed' })
    await expect.poll(async () => (await web.visit(at(id))).status).toBe(404)
    await expect.poll(async () => idsOn((await web.visit('/illust_reports')).text)).not.toContain(id)
  })
})

describe('its author', () => {
  it('mends the words and both choices, and nobody else does [RE-009]', async () => {
    const { session } = await newPerson(web)
    const { session: other } = await newPerson(web)
    const id = await showReport(session)
    const saved = await edit(session, id, { ...good, title: '直した題', comment_status: 'refused' })
    expect([saved.status, saved.location]).toEqual([303, at(id)])
    expect(await rowOf(id)).toMatchObject({ title: '直した題', comment_status: 'refused', edited_at: expect.any(Date) })
    expect((await edit(session, id, { ...good, title: '字'.repeat(16) })).status).toBe(422)
    expect((await session.visit(`${at(id)}/edit`)).status).toBe(200)
    for (const who of [other]) {
      expect((await who.visit(`${at(id)}/edit`)).status).toBe(404)
      expect((await edit(who, id, { ...good, title: '字'.repeat(16) })).status).toBe(404)
      expect((await who.submit(`${at(id)}/edit`, { _method: 'delete' })).status).toBe(404)
    }
    expect(await rowOf(id)).toMatchObject({ title: '直した題' })
  })

  it('deletes it with its picture [RE-009]', async () => {
    const { session } = await newPerson(web)
    const id = await showReport(session)
    const { image_key, small_key } = (await rowOf(id))!
    expect((await session.visit(`${at(id)}/image`)).status).toBe(200)
    const gone = await session.submit(`${at(id)}/edit`, { _method: 'delete' })
    expect([gone.status, gone.location]).toEqual([303, '/illust_reports/mine'])
    for (const path of [at(id), `${at(id)}/image`]) expect((await session.visit(path)).status).toBe(404)
    const files = await web.db
      .selectFrom('stored_files')
      .select(['attached_at'])
      .where('key', 'in', [image_key, small_key])
      .execute()
    expect(files).toEqual([{ attached_at: null }, { attached_at: null }])
  })

  it('is named as they are called now [RE-023]', async () => {
    const { session, memberId } = await newPerson(web, { name: '前の名前' })
    const id = await showReport(session)
    expect((await web.visit(at(id))).text).toContain('前の名前')
    await web.db.updateTable('members').set({ name: '今の名前' }).where('id', '=', memberId).execute()
    for (const path of [at(id), '/illust_reports']) {
      await expect.poll(async () => (await web.visit(path)).text).toContain('今の名前')
      expect((await web.visit(path)).text).not.toContain('前の名前')
    }
  })
})
