import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sweepFiles } from '#platform/stored-files.ts'
import { toCsv } from '#platform/csv.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { findSpoken } from '../captions/find-spoken.ts'
import { sweepFilms } from '../films/sweep-films.ts'
import { removeMaterial } from '../materials/actions/bring-material.ts'
import { schoolAtTheDesk } from './at-the-desk.ts'
import { planImport, runImport } from './run-import.ts'
import { openFolder } from './source.ts'

const now = new Date('2026-11-20T09:00:00+09:00')
const DAY = 86_400_000
let here: FreshHouse
let there: FreshHouse
let root: string

beforeAll(async () => {
  ;[here, there] = await Promise.all([freshHouse({ now }), freshHouse({ now })])
  root = await mkdtemp(join(tmpdir(), 'school-'))
})
afterAll(async () => {
  await rm(root, { recursive: true, force: true })
  await Promise.all([here.close(), there.close()])
})

const put = async (path: string, content: string | Buffer) => {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), content)
}
const picture = (r: number) =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: { r, g: 90, b: 90 } } })
    .jpeg()
    .toBuffer()

const chapters = [
  ['key', 'lesson', 'title', 'film', 'stretch', 'captions', 'poster', 'start'],
  ['first', 'l', '前半', 'film', '0〜30', 'words.vtt', 'half.jpg', '5'],
  ['second', 'l', '後半', 'film', '30〜', 'words.vtt', '', ''],
]

/** One film in one file that nobody need make ready, shown in two halves; two courses with one file to download. */
async function school() {
  const needs = { description: '紹介', tab: 'character', level: 'entry', category: 'people', teachers: 't' }
  const course = { ...needs, cover: 'cover.jpg', plan: '1', opens_at: '2026-10-01 10:00' }
  const courses = [
    { key: 'a', title: '線を描く', ...course, material_pdf: 'papers/線_まとめ.pdf' },
    { key: 'b', title: '面を描く', description: '下書き', material_pdf: 'papers/面_まとめ.pdf' },
  ]
  const names = [...new Set(courses.flatMap((one) => Object.keys(one)))]
  const rows = courses.map((one: Record<string, string>) => names.map((name) => one[name] ?? ''))
  await put('categories.csv', 'key,slug,name,tab\npeople,people,人物,character\n')
  await put('teachers.csv', 'key,name\nt,先生\n')
  await put('courses.csv', toCsv([names, ...rows]))
  await put('lessons.csv', 'key,course,title,shown\nl,a,一日目,1\n')
  await put('chapters.csv', toCsv(chapters))
  for (const path of ['papers/線_まとめ.pdf', 'papers/面_まとめ.pdf']) await put(`files/${path}`, '%PDF-1.4\n%%EOF\n')
  await put('files/cover.jpg', await picture(200))
  await put('files/half.jpg', await picture(50))
  await put('files/film/poster.jpg', await picture(10))
  await put('files/film/film.json', JSON.stringify({ seconds: 60, mp4: 'f.mp4', poster: 'poster.jpg', as_is: true }))
  await put('files/film/f.mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(500)]))
  const said = ['00:01.000 --> 00:04.000\n肩から引きます。', '00:40.000 --> 00:44.000\n肘から引きます。']
  await put('files/words.vtt', `WEBVTT\n\n${said.join('\n\n')}\n`)
}

async function shownIn({ db, house }: FreshHouse) {
  const { rows } = await sql<Record<string, unknown> & { poster: string; film: string; said: string }>`
    select h.title, v.mp4_key as film, v.hls_key as hls, v.clip_from::float8 as "from", v.clip_to::float8 as "to",
      v.clip_offset::float8 as "offset", v.duration_seconds::float8 as seconds, h.start_point::float8 as start,
      v.poster_key as poster, v.subtitles_key as said, v.captions_key is not null as shared, f.state
    from chapters h join videos v on v.id = h.video_id join films f on f.id = v.film_id order by h.position`.execute(db)
  const bytesOf = async (key: string) => buffer((await house.storage.get(key))!.stream)
  return Promise.all(
    rows.map(async ({ poster, film, said, ...row }) => ({
      ...{ ...row, poster: (await bytesOf(poster)).toString('base64'), film: (await bytesOf(film)).length },
      said: String(await bytesOf(said)),
    })),
  )
}

const downloads = async ({ db }: FreshHouse) =>
  (
    await sql<{ title: string; name: string; key: string }>`select c.title, m.file_name as name, m.file_key as key
      from courses c join materials m on m.id = c.supplement_pdf_id order by c.id`.execute(db)
  ).rows

it('a film that is ready in one file is shown in stretches, each with its own picture, and nobody waits for an encoder [ST-025]', async () => {
  await school()
  const editor = await here.actorFor(await here.newMember({ isStaff: true }))
  expect(await runImport(editor, await openFolder(root))).toMatchObject({ troubles: [], waiting: [] })
  const [first, second] = await shownIn(here)
  const half = { hls: null, shared: true, state: 'ready', seconds: 30 }
  expect(first).toMatchObject({ title: '前半', ...half, from: 0, to: 30, offset: 0, start: 5 })
  expect(second).toMatchObject({ title: '後半', ...half, from: 30, to: null, offset: 30, start: 0 })
  expect(first!.poster).not.toBe(second!.poster)
  // By the clock of the one file that both play.
  expect(second!.said).toContain('00:00:40.000')
  expect(second!.said).not.toContain('肩')
  const { rows } = await sql`select words from captions order by from_ms`.execute(here.db)
  expect(rows).toEqual([{ words: '肩から引きます。' }, { words: '肘から引きます。' }])
  const jobs = await sql`select from graphile_worker.jobs where task_identifier = 'studio.make-film'`.execute(here.db)
  expect(jobs.rows).toEqual([])
  const found = await findSpoken(here.house, '引きます', now)
  expect(found.map(({ chapter, seconds }) => [chapter, seconds]).toSorted()).toEqual([
    ['前半', 1],
    ['後半', 10],
  ])
})

it('the same file under two names lies here once, goes out under both, and stays while one of them is downloaded [ST-025]', async () => {
  const [line, plane] = await downloads(here)
  expect([line, plane]).toMatchObject([
    { title: '線を描く', name: '線_まとめ.pdf' },
    { title: '面を描く', name: '面_まとめ.pdf', key: line!.key },
  ])
  const folder = join(root, 'out')
  expect(await schoolAtTheDesk(here.house, { act: 'export', folder, as: null }, () => {})).toBe(true)
  const out = await openFolder(folder)
  expect((await planImport(here.house, out)).changes).toEqual([])
  const other = await there.actorFor(await there.newMember({ isStaff: true }))
  expect(await runImport(other, out)).toMatchObject({ troubles: [], waiting: [] })
  expect(await shownIn(there)).toEqual(await shownIn(here))
  expect((await downloads(there)).map(({ name }) => name)).toEqual(['線_まとめ.pdf', '面_まとめ.pdf'])
  await rm(folder, { recursive: true })

  const editor = await here.actorFor(await here.newMember({ isStaff: true }))
  const swept = async () => {
    here.clock.set(new Date(here.clock.now().getTime() + 3 * DAY))
    await sweepFiles(here.house)
    return (await here.house.storage.head(line!.key)) === null
  }
  const of = 'course' as const
  const ids = (await here.db.selectFrom('courses').select('id').orderBy('id').execute()).map(({ id }) => id)
  await removeMaterial(editor, { of, id: ids[0]!, slot: 'pdf' })
  expect(await swept()).toBe(false)
  await removeMaterial(editor, { of, id: ids[1]!, slot: 'pdf' })
  expect(await swept()).toBe(true)
})

it('a chapter whose own picture is taken away shows that of its film, and the picture goes [ST-025]', async () => {
  const editor = await here.actorFor(await here.newMember({ isStaff: true }))
  const keys = async () =>
    (await here.db.selectFrom('videos').select('poster_key').orderBy('id').execute()).map((row) => row.poster_key)
  const [own, films] = await keys()
  await put('chapters.csv', toCsv(chapters.map((row) => row.map((cell) => (cell === 'half.jpg' ? '' : cell)))))
  await rm(join(root, 'courses.csv'))
  expect(await runImport(editor, await openFolder(root))).toMatchObject({ troubles: [], done: 1 })
  expect(await keys()).toEqual([films, films])
  await sweepFilms(here.house)
  here.clock.set(new Date(here.clock.now().getTime() + 3 * DAY))
  await sweepFiles(here.house)
  expect([await here.house.storage.head(own!), await here.house.storage.head(films!)]).toEqual([
    null,
    expect.anything(),
  ])
})

it('of courses that come in together one that is refused stays out by itself, and is named by its line [ST-025]', async () => {
  const editor = await there.actorFor(await there.newMember({ isStaff: true }))
  const names = ['p', 'q', 'r']
  await rm(join(root, 'chapters.csv'))
  await put('courses.csv', toCsv([['key', 'title'], ...names.map((key) => [key, `講座${key}`])]))
  await put('lessons.csv', toCsv([['key', 'course', 'title'], ...names.map((key) => [`${key}-l`, key, '一日目'])]))
  const films = names.map((key) => [key, `${key}-l`, 'チャプター', 'film', key === 'q' ? '30〜90' : '30〜'])
  await put('chapters.csv', toCsv([['key', 'lesson', 'title', 'film', 'stretch'], ...films]))
  const { troubles, done } = await runImport(editor, await openFolder(root))
  expect(troubles).toMatchObject([{ file: 'courses.csv', line: 3, sentence: '動画の長さの範囲で指定してください。' }])
  expect(done).toBe(2)
  const brought = await there.db.selectFrom('courses').select('title').where('title', 'like', '講座%').execute()
  expect(brought.map(({ title }) => title).toSorted()).toEqual(['講座p', '講座r'])

  films[1]![4] = '30〜50'
  await put('chapters.csv', toCsv([['key', 'lesson', 'title', 'film', 'stretch'], ...films]))
  expect(await runImport(editor, await openFolder(root))).toMatchObject({ troubles: [], done: 1 })
}, 60_000)
