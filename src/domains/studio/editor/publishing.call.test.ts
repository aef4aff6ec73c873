import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import { addPiece, html, newDraft, newWhole, saveField } from '#test/learning/studio.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { Session } from '#test/worlds/session.ts'
import { freshWeb, sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const editor = async () => (await newPerson(web, { isStaff: true, role: 'editor' })).session
const publish = (session: Session, id: number, opens_at = '', closes_at = '') =>
  session.submit(`/staff/courses/${id}/publishing`, { act: 'publish', opens_at, closes_at }, html)
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: '#c00' } }, left: 0, top: 0 }])
    .png()
    .toBuffer()
const sendCover = async (session: Session, id: number, of: { bytes?: Buffer; x?: number; y?: number }) => {
  const form = new FormData()
  if (of.bytes) form.set('cover', new Blob([of.bytes as BlobPart]), 'cover.png')
  form.set('x', String(of.x ?? 50))
  form.set('y', String(of.y ?? 50))
  return session.post(`/staff/courses/${id}/cover`, form)
}

describe('windows', () => {
  let own: Awaited<ReturnType<typeof freshWeb>>
  let second: WebProcess
  beforeAll(async () => {
    own = await freshWeb()
    second = await startProcess(['web'], own.process.env)
  }, 90_000)
  afterAll(() => second.stop())

  it('open and close a course to the minute in every process, on kept pages and in the search [ST-006]', async () => {
    const { session } = await newPerson(own, { isStaff: true, role: 'editor' })
    const title = '夜明けの窓辺'
    const { id } = await newWhole(own, session, title)
    const now = await own.now()
    const local = (minutes: number) =>
      new Date(Math.ceil(now.getTime() / 60_000) * 60_000 + minutes * 60_000 + 9 * 3_600_000).toISOString().slice(0, 16)
    expect((await publish(session, id, local(10), local(20))).status).toBe(303)
    const seen = async () => {
      const doors = [own.url, second.url].map((url) => new Session(url))
      return Promise.all(
        doors.map(async (door) => {
          const [page, list, search] = [
            await door.visit(`/courses/${id}`),
            await door.visit('/courses?tab=character&sort=new'),
            await door.visit(`/search?q=${encodeURIComponent(title)}`),
          ]
          return [page.status, list.text.includes(title), search.text.includes(`/courses/${id}`)]
        }),
      )
    }
    // A process hears of a moved clock a moment later than the one that was asked.
    const becomes = (what: unknown) => expect.poll(seen, { timeout: 20_000 }).toEqual(what)
    const [shut, open] = [
      [404, false, false],
      [200, true, true],
    ]
    expect(await seen()).toEqual([shut, shut])
    await own.withClock({ advance: '12m' }, async () => {
      await becomes([open, open])
      await own.withClock({ advance: '12m' }, () => becomes([shut, shut]))
    })
  })
})

describe('the window of a course', () => {
  it('ends after it begins, is not moved once it has begun, and may be closed at once [ST-006]', async () => {
    const session = await editor()
    const { id } = await newWhole(web, session, '窓の講座')
    const at = `/staff/courses/${id}/publishing`
    const wrong = await publish(session, id, '2030-01-02T10:00', '2030-01-02T10:00')
    expect([wrong.status, wrong.text.includes('開始日時より後にしてください。')]).toEqual([422, true])
    expect((await publish(session, id, '2030-01-02T10:00')).status).toBe(303)
    expect((await session.visit(at)).text).toContain('公開予定')
    const calendar = await session.visit('/staff/course_calendar?month=2030-01')
    expect(calendar.text).toContain('窓の講座')
    expect((await session.submit(at, { act: 'close' }, html)).status).toBe(303)
    expect((await session.visit(at)).text).toContain('下書き')
    expect((await publish(session, id)).status).toBe(303)
    const moved = await session.submit(at, { act: 'window', opens_at: '2030-01-02T10:00', closes_at: '' }, html)
    expect([moved.status, moved.text.includes('開始日時は変更できません')]).toEqual([422, true])
    const shown = async () => (await web.visitor().visit(`/courses/${id}`)).status
    await expect.poll(shown).toBe(200)
    expect((await session.submit(at, { act: 'close' }, html)).status).toBe(303)
    await expect.poll(shown).toBe(404)
  })
})

describe('a cover', () => {
  it('is cut around its point, made by us, and of a draft opened by nobody at any address [ST-018] [ST-002]', async () => {
    const session = await editor()
    const { id } = await newWhole(web, session, '表紙の講座')
    expect((await sendCover(session, id, { bytes: await png(2000, 900), x: 0 })).status).toBe(200)
    const shown = await session.visit(`/staff/courses/${id}/cover`)
    expect(shown.status).toBe(200)
    const key = async () =>
      (await web.db.selectFrom('courses').select('cover_key').where('id', '=', id).executeTakeFirstOrThrow()).cover_key!
    const draftKey = await key()
    for (const path of [
      `/files/${draftKey}`,
      `/files/${draftKey.replace('private/', '')}`,
      `/staff/courses/${id}/cover`,
    ])
      expect((await web.visitor().visit(path)).status, path).toBe(path.startsWith('/staff') ? 401 : 404)
    expect((await publish(session, id)).status).toBe(303)
    const published = await key()
    expect(published).toMatch(/^public\//)
    const picture = Buffer.from(
      await (await fetch(`${web.url}/files/${published.replace('public/', '')}`)).arrayBuffer(),
    )
    const { width, height, exif } = await sharp(picture).metadata()
    expect([width, height, exif]).toEqual([1280, 720, undefined])
    // The left half is red: cut around the left edge, the middle of the cover is still red.
    const { data } = await sharp(picture)
      .extract({ left: 640, top: 360, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[1]!).toBeLessThan(60)
    expect((await sendCover(session, id, { x: 100 })).status).toBe(200)
    const moved = Buffer.from(
      await (await fetch(`${web.url}/files/${(await key()).replace('public/', '')}`)).arrayBuffer(),
    )
    const white = await sharp(moved).extract({ left: 640, top: 360, width: 1, height: 1 }).raw().toBuffer()
    expect(white[1]!).toBeGreaterThan(200)
  })

  it('refuses what is no picture or too large, with a sentence [ST-018] [CR-045]', async () => {
    const session = await editor()
    const id = await newDraft(session, '悪い表紙')
    for (const bytes of [
      Buffer.from('これは画像ではありません'),
      await sharp({ create: { width: 20_001, height: 10, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ]) {
      const { status, body } = await sendCover(session, id, { bytes })
      expect([status, (body as { error: string }).error]).toEqual([422, expect.stringContaining('JPEG・PNG')])
    }
    expect((await sendCover(session, id, {})).status).toBe(422)
  })
})

describe('a preview', () => {
  it('shows a draft to its editors, and by a link for seven days to a teacher, until it is ended [ST-007]', async () => {
    const session = await editor()
    const { id } = await newWhole(web, session, '試写の講座')
    const own = await session.visit(`/courses/${id}/preview`)
    expect([own.status, own.text.includes('試写の講座')]).toEqual([200, true])
    for (const other of [web.visitor(), (await newSubscriber(web)).session])
      expect([302, 404]).toContain((await other.visit(`/courses/${id}/preview`)).status)
    const shared = await session.submit(`/staff/courses/${id}/publishing`, { act: 'share' }, html)
    expect(shared.status).toBe(200)
    const path = /\/previews\/[\w-]{32}/.exec(shared.text)![0]
    const seen = await web.visitor().visit(path)
    expect([seen.status, seen.text.includes('試写の講座')]).toEqual([200, true])
    expect(seen.headers.get('x-robots-tag')).toContain('noindex')
    expect(seen.headers.get('referrer-policy')).toBe('no-referrer')
    expect((await web.visitor().visit(`${path}x`)).status).toBe(404)
    const link = await web.db
      .selectFrom('course_previews')
      .select(['id', 'expires_at'])
      .where('course_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Math.round((link.expires_at.getTime() - (await web.now()).getTime()) / 86_400_000)).toBe(7)
    await session.submit(`/staff/courses/${id}/publishing`, { act: 'stop', preview: String(link.id) }, html)
    expect((await web.visitor().visit(path)).status).toBe(404)
    const late = await session.submit(`/staff/courses/${id}/publishing`, { act: 'share' }, html)
    const latePath = /\/previews\/[\w-]{32}/.exec(late.text)![0]
    await web.db
      .updateTable('course_previews')
      .set({ expires_at: await web.now() })
      .where('course_id', '=', id)
      .where('ended_at', 'is', null)
      .execute()
    expect((await web.visitor().visit(latePath)).status).toBe(404)
  })
})

describe('copies and deleting', () => {
  it('copies texts, outline and films as a draft, without what learners did [ST-008]', async () => {
    const session = await editor()
    const { id, lesson, chapter } = await newWhole(web, session, '元の講座')
    await addPiece(session, id, 'point', lesson, '骨の向き')
    await saveField(session, id, { field: 'tags', text: '手\n骨', base: '' })
    const { memberId } = await newPerson(web)
    const film = async (of: number) =>
      (await web.db.selectFrom('chapters').select('video_id').where('id', '=', of).executeTakeFirstOrThrow()).video_id!
    const watched = { member_id: memberId, video_id: await film(chapter), updated_at: await web.now() }
    await web.db.insertInto('watch_progress').values(watched).execute()
    const made = await session.submit(`/staff/courses/${id}/publishing`, { act: 'copy' }, html)
    const copy = Number(/courses\/(\d+)/.exec(made.location!)![1])
    expect(copy).not.toBe(id)
    const outline = await web.db
      .selectFrom('lessons as l')
      .innerJoin('chapters as h', 'h.lesson_id', 'l.id')
      .innerJoin('check_points as c', 'c.lesson_id', 'l.id')
      .select(['l.title', 'h.id', 'h.title as chapter', 'h.video_id', 'c.description'])
      .where('l.course_id', '=', copy)
      .execute()
    expect(outline).toMatchObject([{ title: '手の骨', chapter: '骨を見る', description: '骨の向き' }])
    expect(outline[0]!.video_id).not.toBe(await film(chapter))
    const files = await web.db
      .selectFrom('videos')
      .select('mp4_key')
      .where('id', 'in', [outline[0]!.video_id!, await film(chapter)])
      .execute()
    expect(new Set(files.map(({ mp4_key }) => mp4_key)).size).toBe(1)
    const row = await web.db.selectFrom('courses').selectAll().where('id', '=', copy).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ title: '元の講座（コピー）', opened_at: null, cover_key: null, tab: 'character' })
    expect((await session.visit(`/staff/courses/${copy}`)).text).toContain('骨')
    const used = await web.db
      .selectFrom('watch_progress')
      .select('member_id')
      .where('video_id', '=', outline[0]!.video_id!)
      .execute()
    expect(used).toEqual([])
  })

  it('deletes a course that nobody used, and only closes one that somebody did [ST-008]', async () => {
    const session = await editor()
    const { id } = await newWhole(web, session, '消える講座')
    const other = await newWhole(web, session, '残る講座')
    const { memberId } = await newPerson(web)
    await web.db
      .insertInto('course_bookmarks')
      .values({ member_id: memberId, course_id: other.id, added_at: await web.now() })
      .execute()
    expect((await session.submit(`/staff/courses/${id}/publishing`, { act: 'delete' }, html)).location).toBe(
      '/staff/courses',
    )
    expect((await session.visit(`/staff/courses/${id}`)).status).toBe(404)
    const kept = await session.submit(`/staff/courses/${other.id}/publishing`, { act: 'delete' }, html)
    expect([kept.status, kept.text.includes('削除できません')]).toEqual([409, true])
  })
})
