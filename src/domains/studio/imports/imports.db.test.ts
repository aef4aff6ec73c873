import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#platform/ask.ts'
import { toCsv } from '#platform/csv.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { inProject } from '#scripts/folders.ts'
import { planImport, runImport } from './run-import.ts'
import { openFolder } from './source.ts'

let fresh: FreshHouse
let actor: Actor
const folders: string[] = []

beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-20T09:00:00+09:00') })
  actor = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
})
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
  await fresh.close()
})

/** A folder with these files, as a school would send it. */
async function folderOf(files: Record<string, string | Buffer>) {
  const folder = await mkdtemp(join(tmpdir(), 'school-'))
  folders.push(folder)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return openFolder(folder)
}

const COURSES = 1000
const numbers = Array.from({ length: COURSES }, (_, index) => index + 1)

function largeSchool(change: (table: string, rows: string[][]) => void = () => {}) {
  const tables: Record<string, string[][]> = {
    categories: [
      ['key', 'slug', 'name', 'tab'],
      ['人物', 'people', '人物', 'character'],
    ],
    teachers: [
      ['key', 'name', 'kana', 'profile', 'achievements', 'genre_character'],
      ['t1', '先生 一', 'せんせい はじめ', '線を教えます。', '展示\n出版', 'はい'],
    ],
    courses: [
      ['key', 'title', 'kana', 'description', 'tab', 'category', 'level', 'teachers', 'tags', 'price', 'plan'],
      ...numbers.map((n) => [
        `c${n}`,
        `講座${n}`,
        'こうざ',
        '紹介',
        'character',
        '人物',
        'entry',
        't1',
        '線\n色',
        '1,200',
        '1',
      ]),
    ],
    lessons: [
      ['key', 'course', 'title', 'description', 'free', 'shown'],
      ...numbers.flatMap((n) => [1, 2].map((m) => [`c${n}-l${m}`, `c${n}`, `レッスン${m}`, '説明', '', '1'])),
    ],
    chapters: [
      ['key', 'lesson', 'title'],
      ...numbers.flatMap((n) => [1, 2].map((m) => [`c${n}-h${m}`, `c${n}-l1`, `チャプター${m}`])),
    ],
    points: [['key', 'lesson', 'description'], ...numbers.map((n) => [`c${n}-p`, `c${n}-l2`, '親指の向き'])],
  }
  for (const [table, rows] of Object.entries(tables)) change(table, rows)
  return folderOf(Object.fromEntries(Object.entries(tables).map(([name, rows]) => [`${name}.csv`, toCsv(rows)])))
}

it('a school of a thousand courses is brought in once; the second time nothing is changed, the third what differs alone [ST-025]', async () => {
  const source = await largeSchool()
  const before = await planImport(fresh.house, source)
  expect([before.troubles, before.counts.courses]).toEqual([[], { made: COURSES, changed: 0, same: 0 }])
  expect(await fresh.db.selectFrom('courses').select('id').execute()).toEqual([])
  const shares: number[] = []
  const first = await runImport(actor, source, (done, all) => void shares.push(done / all))
  expect([first.troubles, shares.at(-1)]).toEqual([[], 1])
  const outline = await fresh.db
    .selectFrom('courses as c')
    .innerJoin('lessons as l', 'l.course_id', 'c.id')
    .innerJoin('chapters as h', 'h.lesson_id', 'l.id')
    .select(['c.single_price_yen as price', 'l.day_index', 'h.position', 'h.title'])
    .where('c.title', '=', '講座500')
    .orderBy('h.position')
    .execute()
  expect(outline).toEqual([
    { price: 1200, day_index: 1, position: 0, title: 'チャプター1' },
    { price: 1200, day_index: 1, position: 1, title: 'チャプター2' },
  ])
  const [changes, audits] = [await countOf('course_changes'), await countOf('audit_log')]
  const second = await runImport(actor, await largeSchool())
  expect([second.troubles, second.plan.changes, second.done]).toEqual([[], [], 0])
  expect([await countOf('course_changes'), await countOf('audit_log')]).toEqual([changes, audits])

  const third = await runImport(
    actor,
    await largeSchool((table, rows) => {
      if (table === 'courses') rows[7]![1] = '新しい名前'
      if (table === 'chapters') rows.splice(1, 2, rows[2]!, rows[1]!)
    }),
  )
  expect([third.troubles, third.done, await countOf('course_changes')]).toEqual([[], 2, changes + 2])
  const moved = await fresh.db
    .selectFrom('chapters as h')
    .innerJoin('import_keys as k', (join) => join.onRef('k.id', '=', 'h.id').on('k.sheet', '=', 'chapters'))
    .select('k.key')
    .where('k.key', 'like', 'c1-h%')
    .orderBy('h.position')
    .execute()
  expect(moved.map(({ key }) => key)).toEqual(['c1-h2', 'c1-h1'])
}, 240_000)

async function countOf(table: 'course_changes' | 'audit_log') {
  const { count } = await fresh.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

it('fifty planted errors are all named, each by its file, its line and a sentence, and nothing is changed [ST-025]', async () => {
  const changes = await countOf('course_changes')
  const planted: string[] = []
  const source = await largeSchool((table, rows) => {
    const plant = (row: number, column: number, text: string) => {
      rows[row]![column] = text
      // Tags and achievements take two lines each.
      planted.push(`${table}.csv ${lineOf(table, row)}`)
    }
    if (table === 'courses')
      for (let n = 0; n < 5; n++) {
        plant(10 + n, 1, '')
        plant(20 + n, 4, '漫画')
        plant(30 + n, 5, 'ない分類')
        plant(40 + n, 7, 't1、t9')
        plant(50 + n, 9, '九十九円')
        plant(60 + n, 1, '長'.repeat(101))
      }
    if (table === 'lessons')
      for (let n = 0; n < 5; n++) {
        plant(100 + n, 1, 'c5000')
        plant(200 + n, 0, rows[199 + n]![0]!)
      }
    if (table === 'chapters') for (let n = 0; n < 5; n++) plant(70 + n, 2, ' ')
    if (table === 'points') for (let n = 0; n < 5; n++) plant(80 + n, 0, '')
  })
  expect(planted).toHaveLength(50)
  const { troubles, done } = await runImport(actor, source)
  const named = new Set(troubles.map(({ file, line }) => `${file} ${line}`))
  expect(planted.filter((at) => !named.has(at))).toEqual([])
  expect(troubles.every(({ sentence }) => /[ぁ-ん]。?/.test(sentence))).toBe(true)
  expect([done, await countOf('course_changes')]).toEqual([0, changes])
}, 60_000)

it('captions with a letter that cannot be stored are told by their name, and break no import', async () => {
  const { troubles } = await runImport(
    actor,
    await folderOf({
      'courses.csv': 'key,title\nspoken,語り\n',
      'lessons.csv': 'key,course,title\nspoken-1,spoken,線\n',
      'chapters.csv': 'key,lesson,title,film,captions\nspoken-2,spoken-1,線,film,words.vtt\n',
      'files/film/film.json': JSON.stringify({ seconds: 60, hls: 'index.m3u8' }),
      'files/film/index.m3u8': '#EXTM3U\n',
      'files/words.vtt': 'WEBVTT\n\n00:01.000 --> 00:04.000\n肩\0から\n',
    }),
  )
  expect(troubles).toMatchObject([{ column: 'captions', sentence: expect.stringContaining('読み取れません') }])
})

it('the example of the manual is brought in as it stands, and again without a change [ST-025]', async () => {
  const source = await openFolder(inProject('docs/import-example'))
  const { troubles, plan } = await runImport(actor, source)
  expect([troubles, plan.counts.chapters]).toEqual([[], { made: 3, changed: 0, same: 0 }])
  const steps = await fresh.db
    .selectFrom('curriculum_steps as s')
    .innerJoin('step_lessons as b', 'b.step_id', 's.id')
    .innerJoin('lessons as l', 'l.id', 'b.lesson_id')
    .select(['s.title', 'l.title as lesson'])
    .where('s.title', '=', '線')
    .orderBy('b.position')
    .execute()
  expect(steps.map(({ lesson }) => lesson)).toEqual(['まっすぐな線', '円'])
  expect((await planImport(fresh.house, source)).changes).toEqual([])
}, 60_000)

const lineOf = (table: string, row: number) => (table === 'courses' ? 2 + (row - 1) * 2 : row + 1)
