import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

const html = { headers: { Accept: 'text/html' } }
type Fields = Record<string, string>

describe('what the school shows, by the editors’ hands', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let editor: Session
  beforeAll(async () => {
    web = await freshWeb()
    editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  })

  const seenOf = (text: string) => /name="seen" value="([^"]*)"/.exec(text)![1]!
  const make = async (kind: string, fields: Fields) => {
    const reply = await editor.submit(`/staff/showcase/${kind}/new`, { act: 'save', ...fields }, html)
    expect(reply.status, reply.text.slice(0, 0)).toBe(303)
    return reply.location!
  }
  const change = async (path: string, fields: Fields) => {
    const seen = seenOf((await editor.visit(path)).text)
    return editor.submit(path, { act: 'save', seen, ...fields }, html)
  }
  const shows = (path: string, words: string, session = web.visitor()) =>
    expect.poll(async () => (await session.visit(path)).text, { timeout: 10_000 }).toContain(words)
  const hides = (path: string, words: string) =>
    expect.poll(async () => (await web.visit(path)).text, { timeout: 10_000 }).not.toContain(words)
  const course = () =>
    web.db
      .selectFrom('courses')
      .select(['id', 'title'])
      .where('opened_at', '<', new Date())
      .where('closed_at', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow()

  const teacher = {
    name: '新田エマ',
    kana: 'にった えま',
    profile: '水辺の絵を描いています。',
    achievements: '画集『みなも』\n個展3回',
    genre_background: '1',
    link_X: 'https://example.com/x/emma',
    link_pixiv: '',
    link_YouTube: '',
    link_WEB: '',
    collab: '湊さんと波を描く｜https://example.com/wave',
    message: '',
    agreed_on: '',
    message_place: '0',
  }

  it('a teacher is made with words, links and films, speaks once their consent is in writing, and is silent at once when it is withdrawn [ST-021] [SH-024]', async () => {
    const path = await make('teachers', teacher)
    const id = path.split('/').at(-1)
    await shows(`/teachers/${id}`, '水辺の絵を描いています。')
    for (const words of ['画集『みなも』', 'https://example.com/x/emma', 'コラボ動画', '背景'])
      expect((await web.visit(`/teachers/${id}`)).text).toContain(words)
    const message = 'いっしょに水面を見にいきましょう。'
    const unsaid = await change(path, { ...teacher, message })
    expect([unsaid.status, unsaid.text.includes('書面で同意を受けた日を入力してください。')]).toEqual([422, true])
    expect((await change(path, { ...teacher, message, agreed_on: '2025-05-01' })).status).toBe(303)
    await shows('/subscriptions/lp', message)
    expect((await change(path, { ...teacher, message, agreed_on: '2025-05-01', withdrawn: '1' })).status).toBe(303)
    await hides('/subscriptions/lp', message)
    const free = await editor.submit(path, { act: 'remove', sure: '1' }, html)
    expect([free.status, (await web.visit(`/teachers/${id}`)).status]).toEqual([303, 404])
  })

  it('who teaches a course stays; an address that is none, too long a text and a wrong line are named at their fields [ST-021]', async () => {
    const { teacher_id } = await web.db.selectFrom('course_teachers').select('teacher_id').executeTakeFirstOrThrow()
    const kept = await editor.submit(`/staff/showcase/teachers/${teacher_id}`, { act: 'remove', sure: '1' }, html)
    expect([kept.status, kept.text.includes('担当する講座や特集があるため、削除できません。')]).toEqual([422, true])
    const bad = { ...teacher, name: ' ', link_X: 'javascript:alert(1)', collab: '題名だけ', message: 'あ'.repeat(601) }
    const reply = await editor.submit('/staff/showcase/teachers/new', { act: 'save', ...bad }, html)
    expect(reply.status).toBe(422)
    for (const words of ['名前を入力してください。', 'https:// で始まるURLか', '600文字以内'])
      expect(reply.text).toContain(words)
  })

  it('a skill path is made of courses and curriculums, put in order, opened and closed [ST-021] [SH-024]', async () => {
    const { id, title } = await course()
    const items = JSON.stringify([{ kind: 'course', id, title, note: '' }])
    const path = await make('skill_paths', {
      title: '雨の日の道',
      description: '',
      items,
      opened_at: '',
      closed_at: '',
    })
    const shown = `/skill_paths/${path.split('/').at(-1)}`
    expect((await web.visit(shown)).status).toBe(404)
    const open = { title: '雨の日の道', description: '傘を描く', items, opened_at: '2020-01-01T00:00', closed_at: '' }
    expect((await change(path, open)).status).toBe(303)
    await shows(shown, title)
    await shows('/', '雨の日の道')
    const order = async () =>
      [...(await web.visit('/')).text.matchAll(/href="(\/skill_paths\/\d+)"/g)].map(([, to]) => to)
    expect((await order()).at(-1)).toBe(shown)
    const up = { act: 'up', id: shown.split('/').at(-1)! }
    expect((await editor.submit('/staff/showcase/skill_paths', up, html)).status).toBe(303)
    await expect.poll(async () => (await order()).at(-2), { timeout: 10_000 }).toBe(shown)
    expect((await change(path, { ...open, closed_at: '2020-01-02T00:00' })).status).toBe(303)
    await expect.poll(async () => (await web.visit(shown)).status, { timeout: 10_000 }).toBe(404)
  })

  it('voices, questions, panels and the anniversary are changed, hidden and shown again on their pages [ST-021]', async () => {
    const voice = {
      name: '夏野さん',
      content: '波が描けるようになりました。',
      given_at: '2030-01-01T00:00',
      course: '[]',
    }
    const voicePath = await make('voices', { ...voice, shown: '1' })
    await shows('/free_lessons', voice.content)
    expect((await change(voicePath, voice)).status).toBe(303)
    await hides('/free_lessons', voice.content)

    const faq = await make('faq', { question: '左利きでも大丈夫ですか？', answer: 'はい。', shown: '1' })
    await shows('/', '左利きでも大丈夫ですか？')
    expect((await change(faq, { question: '左利きでも大丈夫ですか？', answer: 'はい。' })).status).toBe(303)
    await hides('/', '左利きでも大丈夫ですか？')

    const { id, title } = await course()
    const someone = await web.db.selectFrom('teachers').select(['id', 'name']).orderBy('id').executeTakeFirstOrThrow()
    const panel = {
      genre: 'character',
      teacher: JSON.stringify([{ kind: 'teacher', id: someone.id, title: someone.name, note: '' }]),
      groups: JSON.stringify([
        { id: null, title: '梅雨の特集', description: '', items: [{ kind: 'course', id, title, note: '' }] },
      ]),
    }
    const panelPath = await make('panels', { ...panel, shown: '1' })
    const { id: page } = await web.db.selectFrom('anniversary_pages').select('id').executeTakeFirstOrThrow()
    const anniversary = {
      title: '10周年のお祝い',
      lead: '',
      accent_start: '3',
      opened_at: '2020-01-01T00:00',
      closed_at: '',
    }
    expect((await change(`/staff/showcase/anniversaries/${page}`, anniversary)).status).toBe(303)
    await shows('/10th-anniversary/courses', '10周年のお祝い')
    const last = await web.db
      .selectFrom('display_panels')
      .select('id')
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect(panelPath.endsWith(`/${last.id}`)).toBe(true)
    await shows('/10th-anniversary/courses', '梅雨の特集')
    expect((await change(panelPath, panel)).status).toBe(303)
    await hides('/10th-anniversary/courses', '梅雨の特集')
    expect(
      (await editor.submit(`/staff/showcase/anniversaries/${page}`, { act: 'remove', sure: '1' }, html)).status,
    ).toBe(409)
    expect(
      (await editor.submit('/staff/showcase/anniversaries/new', { act: 'save', ...anniversary }, html)).status,
    ).toBe(409)
  })

  it('a lesson becomes free under its heading, and is no longer when it is taken out [ST-021]', async () => {
    const lesson = await web.db
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .select(['l.id', 'l.title'])
      .where('l.is_free', '=', false)
      .where('c.closed_at', 'is', null)
      .where('c.opened_at', '<', new Date())
      .orderBy('l.id')
      .executeTakeFirstOrThrow()
    const lessons = JSON.stringify([{ kind: 'lesson', id: lesson.id, title: lesson.title, note: '' }])
    const path = await make('free_categories', { name: '雨の絵', slug: 'rain', lessons })
    await expect.poll(async () => (await web.visit(`/free_lessons/${lesson.id}`)).status, { timeout: 10_000 }).toBe(200)
    await shows('/free_lessons/categories/rain', lesson.title)
    expect((await editor.submit(path, { act: 'remove', sure: '1' }, html)).status).toBe(422)
    expect((await change(path, { name: '雨の絵', slug: 'rain', lessons: '[]' })).status).toBe(303)
    await expect.poll(async () => (await web.visit(`/free_lessons/${lesson.id}`)).status, { timeout: 10_000 }).toBe(404)
  })

  it('a picture is cut to its place and the one before is given up; what is none is refused at its field [ST-021]', async () => {
    const { id, title } = await course()
    const items = JSON.stringify([{ kind: 'course', id, title, note: '' }])
    const fields = { title: '絵のある道', description: '', items, opened_at: '', closed_at: '' }
    const path = await make('skill_paths', fields)
    const send = async (bytes: Buffer) => {
      const form = new FormData()
      const seen = seenOf((await editor.visit(path)).text)
      for (const [name, value] of Object.entries({ act: 'save', seen, ...fields })) form.set(name, value)
      form.set('cover_key', new File([new Uint8Array(bytes)], 'cover.png', { type: 'image/png' }))
      return editor.post(path, form, html)
    }
    const drawn = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#c8361f' } })
        .png()
        .toBuffer()
    const key = async () =>
      (
        await web.db
          .selectFrom('skill_paths')
          .select('cover_key')
          .where('title', '=', fields.title)
          .executeTakeFirstOrThrow()
      ).cover_key!
    expect((await send(await drawn(1200))).status).toBe(303)
    const first = await key()
    const file = await fetch(new URL(`/files/${first.replace('public/', '')}`, web.url))
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    expect([width, height]).toEqual([960, 540])
    expect((await send(await drawn(1300))).status).toBe(303)
    expect(await key()).not.toBe(first)
    const bad = await send(Buffer.from('<svg/>'))
    expect([bad.status, bad.text.includes('※jpgまたはpng形式')]).toEqual([422, true])
    const kept = await key()
    expect((await change(path, { ...fields, remove_cover_key: '1' })).status).toBe(303)
    const released = await web.db
      .selectFrom('stored_files')
      .select('attached_at')
      .where('key', '=', kept)
      .executeTakeFirst()
    expect(released?.attached_at ?? null).toBeNull()
  })

  it('is for editors and admins alone, and only what there is', async () => {
    for (const path of ['/staff/showcase/nothing', '/staff/showcase/teachers/abc', '/staff/showcase/faq/99999999'])
      expect((await editor.visit(path)).status, path).toBe(404)
    const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
    for (const path of ['/staff/showcase', '/staff/showcase/faq', '/staff/showcase/faq/new'])
      expect((await support.visit(path)).status, path).toBe(404)
    for (const path of ['/staff/showcase', '/staff/showcase/faq', '/staff/showcase/faq/new'])
      expect((await editor.visit(path)).status, path).toBe(200)
  })
})
