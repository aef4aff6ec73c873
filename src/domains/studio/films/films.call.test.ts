import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { emptyChapter } from '#test/films/brought.ts'
import { filmFolder, makeFilm } from '#test/films/make-film.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { startProcess } from '#test/worlds/open-web.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'
import { wordOf, type Place } from './terms.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let web: Awaited<ReturnType<typeof freshWeb>>
let editor: Session
let courseId: number
let folder: string

beforeAll(async () => {
  // Encoders are processes of their own here, so that one can be killed.
  web = await freshWeb({ ENCODERS: '0' })
  editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  const made = await filmFolder()
  folder = made.folder
  const course = await web.db
    .selectFrom('courses as c')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .select('c.id')
    .where('c.opened_at', '<', await web.now())
    .where('c.closed_at', 'is', null)
    .where('s.opened_at', '<', await web.now())
    .where('s.closed_at', 'is', null)
    .orderBy('c.id')
    .executeTakeFirstOrThrow()
  courseId = course.id
  return made.remove
})

const facts = async (file: string, filename = '線.mp4') => ({
  ...{ filename, size: (await stat(file)).size, modified: 1_760_000_000_000 },
})

const soon = <T>(act: () => Promise<T>) => vi.waitFor(act, { timeout: 15_000 })

/** What a browser does with a small film: one part. */
async function send(session: Session, place: Place, file: string): Promise<string> {
  const bytes = new Uint8Array(await readFile(file))
  const { key } = (await session.post('/staff/films/uploads', await facts(file))).body
  const sha256 = createHash('sha256').update(bytes).digest('base64')
  const { url, headers } = (await session.post('/staff/films/uploads/part', { key, number: 1, sha256 })).body
  expect((await fetch(url, { method: 'PUT', body: bytes, headers })).status).toBe(200)
  const last = { key, place: wordOf(place), filename: '線.mp4' }
  expect((await session.post('/staff/films/uploads/finish', last)).body).toEqual({ success: true })
  // An answer that was lost is asked for again.
  expect((await session.post('/staff/films/uploads/finish', last)).body).toEqual({ success: true })
  return key
}
const stateOf = async (place: Place) => (await editor.visit(`/staff/films/${wordOf(place)}/state`)).body
const untilShown = (place: Place, shown: (state: Awaited<ReturnType<typeof stateOf>>) => boolean) =>
  vi.waitFor(async () => expect(shown(await stateOf(place))).toBe(true), { timeout: 200_000, interval: 500 })

it('a film whose encoder is killed is taken up by another; learners watch it, whom its place lets in [ST-012] [ST-011]', async () => {
  const place = await emptyChapter(web.db, courseId)
  const file = await makeFilm(join(folder, 'long.mp4'), { seconds: 20, size: '480x270', rate: 24, channels: 0 })
  await send(editor, place, file)
  expect(await stateOf(place)).toMatchObject({ next: { state: 'waiting' }, encoders: 'none', media: null })
  const waits = (await editor.visit(`/staff/films/${wordOf(place)}`)).text
  expect(waits).toContain('npm run serve -- encoder')
  const original = await editor.visit(`/staff/films/${wordOf(place)}/media/original`)
  expect([original.status, original.headers.get('content-type')]).toEqual([200, 'video/mp4'])

  const env = { ...web.process.env, ENCODERS: '1' }
  const first = await startProcess(['encoder'], env)
  await untilShown(place, ({ next }) => next?.state === 'working')
  await first.kill()
  expect((await stateOf(place)).media).toBeNull()
  const second = await startProcess(['encoder'], env)
  await untilShown(place, ({ media }) => media !== null)
  await second.stop()
  const state = await stateOf(place)
  expect(state).toMatchObject({
    shown: { state: 'ready', facts: { width: 480, height: 270, rungs: ['270p', '240p'] } },
  })

  // Its chapter shows itself with it: to whom the course lets in.
  const { session: learner } = await newSubscriber(web)
  const { session: stranger } = await newPerson(web)
  const stream = `/daily_lesson_chapters/${place.id}/stream/${state.media.stream.split('/').at(-1)}`
  const master = await soon(async () => {
    const reply = await learner.visit(stream)
    expect(reply.status).toBe(200)
    return reply
  })
  const list = /^\w+-270p\.m3u8$/m.exec(master.text)![0]
  const parts = (await learner.visit(stream.replace(/[^/]+$/, list))).text
  const [, bytes, from] = /#EXT-X-BYTERANGE:(\d+)@(\d+)/.exec(parts)!.map(Number)
  const part = await learner.visit(stream.replace(/[^/]+$/, list.replace('.m3u8', '.m4s')), {
    headers: { Range: `bytes=${from}-${from! + bytes! - 1}` },
  })
  expect([part.status, part.headers.get('content-length')]).toEqual([206, String(bytes)])
  expect((await stranger.visit(stream)).status).toBe(403)
  for (const session of [learner, stranger])
    for (const path of [`/staff/films/${wordOf(place)}/state`, `/staff/films/${wordOf(place)}/media/original`])
      expect((await session.visit(path)).status).toBe(404)
})

it('what was replaced is served for an hour to players that are open, and then no more [ST-016]', async () => {
  const place = await emptyChapter(web.db, courseId)
  const encoder = await startProcess(['encoder'], { ...web.process.env, ENCODERS: '1' })
  await send(editor, place, await makeFilm(join(folder, 'one.mp4'), { seconds: 2, channels: 0 }))
  await untilShown(place, ({ media, next }) => media !== null && next === null)
  const before = (await stateOf(place)).media.stream as string
  await send(editor, place, await makeFilm(join(folder, 'two.mp4'), { seconds: 3, channels: 0 }))
  await untilShown(place, ({ media, next }) => next === null && media.stream !== before)
  const { session } = await newSubscriber(web)
  const at = (stream: string) => `/daily_lesson_chapters/${place.id}/stream/${stream.split('/').at(-1)}`
  const after = (await stateOf(place)).media.stream as string
  await soon(async () => expect((await session.visit(at(after))).status).toBe(200))
  expect((await session.visit(at(before))).status).toBe(200)
  await web.withClock({ advance: '1h' }, async () => {
    expect((await session.visit(at(before))).status).toBe(404)
    expect((await session.visit(at(after))).status).toBe(200)
  })

  // Subtitles are checked, kept, shown to learners, and told to who comes second.
  const captions = `/staff/films/${wordOf(place)}/captions`
  const save = (version: number, cues: object[]) => editor.put(captions, { version, cues })
  expect((await save(0, [{ fromMs: 500, toMs: 400, words: '線' }])).body.error).toBe(
    '1番目の字幕: 終わりは、始まりより後にしてください。',
  )
  const cues = [{ fromMs: 1200, toMs: 2000, words: '鉛筆を寝かせて塗ります' }]
  expect((await save(0, cues)).body).toEqual({ success: true, version: 1 })
  expect((await save(0, cues)).status).toBe(409)
  const vtt = await soon(async () => {
    const reply = await session.visit(`/daily_lesson_chapters/${place.id}/subtitles`)
    expect(reply.status).toBe(200)
    return reply.text
  })
  expect(vtt).toContain('00:00:01.200 --> 00:00:02.000\n鉛筆を寝かせて塗ります')
  const found = (await session.visit('/search?q=鉛筆を寝かせて')).text
  expect(found).toContain(`/daily_lesson_chapters/${place.id}?current_time=1`)
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array([0xff, 0xfe, 0])]), '字幕.vtt')
  expect((await editor.post(captions, form)).status).toBe(422)
  await encoder.stop()
})

it('only editors bring films: of a name, a size and a place that there are [ST-010] [ST-013]', async () => {
  const place = await emptyChapter(web.db, courseId)
  const text = join(folder, 'text.mp4')
  await writeFile(text, '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:/etc/passwd\n')
  const { session: learner } = await newSubscriber(web)
  const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
  const about = await facts(text)
  for (const session of [learner, support]) expect((await session.post('/staff/films/uploads', about)).status).toBe(404)
  expect((await editor.post('/staff/films/uploads', about, { token: null })).status).toBe(403)
  const begin = async (more: object) => (await editor.post('/staff/films/uploads', { ...about, ...more })).status
  expect(await begin({ filename: '線.avi' })).toBe(422)
  expect(await begin({ size: 20 * 1024 ** 3 + 1 })).toBe(422)
  expect(await begin({ size: 20 * 1024 ** 3 })).toBe(200)
  expect((await editor.visit('/staff/films/chapter-999999999')).status).toBe(404)
  expect((await editor.visit('/staff/films/lesson-1')).status).toBe(404)
  const key = await send(editor, place, text)
  const encoder = await startProcess(['encoder'], { ...web.process.env, ENCODERS: '1' })
  await untilShown(place, ({ next }) => next?.state === 'failed')
  expect((await stateOf(place)).next.trouble).toContain('動画として読み取れませんでした')
  const page = (await editor.visit('/staff/films?state=failed')).text
  expect(page).toContain('動画として読み取れませんでした')
  expect((await editor.visit(`/staff/films/${wordOf(place)}/media/original`)).status).toBe(200)
  expect(key).toMatch(/^private\/film\//)
  await encoder.stop()
})
