import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#platform/ask.ts'
import { toCsv } from '#platform/csv.ts'
import type { House } from '#platform/house.ts'
import { watchStatements } from '#platform/statements.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { runImport } from './run-import.ts'
import { openFolder } from './source.ts'

let fresh: FreshHouse
let root: string

beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T09:00:00+09:00') })
  root = await mkdtemp(join(tmpdir(), 'school-'))
})
afterAll(async () => {
  await rm(root, { recursive: true, force: true })
  await fresh.close()
})

/** A folder of one course whose lessons and chapters all show the same files. */
async function schoolOf(name: string, chapters: number) {
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(root, name, path)), { recursive: true })
    await writeFile(join(root, name, path), content)
  }
  const colour = { r: chapters, g: 80, b: 160 }
  const drawing = await sharp({ create: { width: 640, height: 360, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const numbers = Array.from({ length: chapters }, (_, index) => `${name}-${index}`)
  const lesson = (one: string) => `${one}-l`
  const tables = {
    courses: [
      ['key', 'title', 'cover'],
      [name, name, 'cover.jpg'],
    ],
    lessons: [['key', 'course', 'title', 'target'], ...numbers.map((one) => [lesson(one), name, one, 'goal.jpg'])],
    points: [
      ['key', 'lesson', 'description', 'picture'],
      ...numbers.map((one) => [`${one}-p`, lesson(one), one, 'goal.jpg']),
    ],
    chapters: [
      ['key', 'lesson', 'title', 'film', 'captions', 'slides'],
      ...numbers.map((one) => [one, lesson(one), one, 'film', 'words.vtt', 'slides']),
    ],
  }
  for (const [table, rows] of Object.entries(tables)) await put(`${table}.csv`, toCsv(rows))
  for (const picture of ['cover.jpg', 'goal.jpg', 'slides/1.jpg']) await put(`files/${picture}`, drawing)
  await put('files/film/film.json', JSON.stringify({ seconds: 60, hls: 'index.m3u8' }))
  await put('files/film/index.m3u8', `#EXTM3U\n# ${name}\n`)
  await put(
    'files/words.vtt',
    `WEBVTT\n\n00:01.000 --> 00:04.000\n${name}\n\n00:05.000 --> 00:06.000\n肩から引きます。\n`,
  )
  return openFolder(join(root, name))
}

/** What it takes to bring a course in: statements, and files that are put into the store. */
async function broughtIn(name: string, chapters: number) {
  const { house } = fresh
  const source = await schoolOf(name, chapters)
  const editor: Actor = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
  let puts = 0
  const put: House['storage']['put'] = (...file) => (puts++, house.storage.put(...file))
  const actor = { ...editor, house: { ...house, storage: { ...house.storage, put } } }
  const { result, statements } = await watchStatements(() => runImport(actor, source))
  expect(result).toMatchObject({ troubles: [], waiting: [] })
  const shown = await fresh.db
    .selectFrom('chapters as h')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .innerJoin('captions as c', 'c.file_key', 'v.captions_key')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .innerJoin('check_points as p', 'p.lesson_id', 'l.id')
    .select(['l.title', 'v.hls_key', 'v.subtitles_key', 'h.slide_url', 'l.target_key', 'p.thumbnail_key'])
    .where('l.title', 'like', `${name}-%`)
    .execute()
  // Two lines each, and everything that is shown is there.
  expect(shown).toHaveLength(2 * chapters)
  expect(shown.flatMap((row) => Object.values(row)).filter((value) => value === null)).toEqual([])
  return { statements: statements.length, puts }
}

it('who brings a course of sixty chapters waits for as many statements and files as with one of six', async () => {
  const few = await broughtIn('few', 6)
  expect(await broughtIn('many', 60)).toEqual(few)
}, 60_000)
