import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Course, findCourse } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { releaseFile, shareFiles, sweepFiles } from '#platform/stored-files.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { inProject } from '#scripts/folders.ts'
import { findCaptioned, renderCaptions, replaceCues, saidIn } from '../captions/queries.ts'
import { saveCaptions } from '../captions/save-captions.ts'
import { copyCourse } from '../copies/actions/copy-course.ts'
import { insertDraft } from '../courses/queries.ts'
import { copyOutline } from '../outline/copy-outline.ts'
import { schoolAtTheDesk } from './at-the-desk.ts'
import { planImport, runImport } from './run-import.ts'
import { openFolder } from './source.ts'

const now = new Date('2026-11-20T09:00:00+09:00')
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

const drawing = (colour: string) =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** The manual's example, with everything that can lie beside its tables. */
async function wholeSchool(): Promise<string> {
  const folder = join(root, 'brought')
  await cp(inProject('docs/import-example'), folder, { recursive: true })
  const put = async (path: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  const change = async (table: string, ...changes: [string, string][]) => {
    const path = join(folder, `${table}.csv`)
    const text = await readFile(path, 'utf8')
    await writeFile(
      path,
      changes.reduce((all, [from, to]) => all.replace(from, to), text),
    )
  }
  await put('files/cover.jpg', await drawing('#c8402a'))
  await put('files/goal.jpg', await drawing('#2a4b8d'))
  await put('files/paper.pdf', '%PDF-1.4\n%%EOF\n')
  await put('files/slides/1.jpg', await drawing('#eeeeee'))
  await put('files/slides/2.jpg', await drawing('#dddddd'))
  await put('files/film/film.json', JSON.stringify({ seconds: 60, mp4: 'whole.mp4', poster: 'poster.jpg' }))
  await put('files/film/whole.mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(2000)]))
  await put('files/film/poster.jpg', await drawing('#f8f3e8'))
  await put('files/words.vtt', 'WEBVTT\n\n00:01.000 --> 00:04.000\n肩から引きます。\n')
  await change(
    'courses',
    ['price,plan', 'price,plan,cover,cover_alt,cover_focus,material_pdf'],
    ['"1,980",1', '"1,980",1,cover.jpg,三本の線,,paper.pdf'],
  )
  await change('lessons', ['free,shown', 'free,shown,target'], ['線を30本,,1', '線を30本,,1,goal.jpg'])
  await change(
    'chapters',
    ['key,lesson,title', 'key,lesson,title,film,captions,slides,stretch'],
    ['肩から引く', '肩から引く,film,words.vtt,slides,'],
    ['速さを変える', '速さを変える,parts,two-lines.vtt,,20〜40'],
  )
  await put(
    'files/two-lines.vtt',
    'WEBVTT\n\n00:05.000 --> 00:08.000\nはじめに。\n\n00:25.000 --> 00:28.000\n速く引きます。\n',
  )
  await put('files/parts/film.json', JSON.stringify({ seconds: 60, hls: 'index.m3u8', poster: 'poster.jpg' }))
  await put('files/parts/poster.jpg', await drawing('#f3e8f8'))
  const parts = Array.from({ length: 6 }, (_, at) => `#EXTINF:10,\n${at}.m4s`)
  await put('files/parts/index.m3u8', ['#EXTM3U', '#EXT-X-VERSION:7', ...parts, '#EXT-X-ENDLIST', ''].join('\n'))
  for (const at of parts.keys()) await put(`files/parts/${at}.m4s`, Buffer.alloc(100, at + 1))
  await put('primes.csv', 'key,course,title\nbrush,lines,筆の運び\n')
  await put('steps.csv', 'key,prime,title,start\nhold,brush,持ち方,12\nturn,brush,手首の返し,47\n')
  await put('groups.csv', 'key,slug,title,tab,courses\nfirst,characterFirst,はじめて描く,character,lines\n')
  return folder
}

/** What a course's pages are made of, without the numbers and names under which this one house keeps it. */
const withoutPlace = (course: Course): unknown =>
  JSON.parse(
    JSON.stringify(course, (name, value: unknown) =>
      /(^id|Ids?|[kK]eys?|url|mp4|hls|poster|subtitles)$/.test(name) && value !== null ? '…' : value,
    ),
  )
const onlyCourse = async ({ db, house }: FreshHouse) => {
  const { id } = await db.selectFrom('courses').select('id').executeTakeFirstOrThrow()
  return findCourse(house, id)
}

/** What the chapter shows of its film that shows a stretch of it, and what is said meanwhile. */
async function stretchShown({ db, house }: FreshHouse) {
  const { rows } = await sql<{ hls: string; said: string; from: number; to: number; seconds: number; offset: number }>`
    select hls_key as hls, subtitles_key as said, clip_from::float8 as "from", clip_to::float8 as "to",
      duration_seconds::float8 as seconds, clip_offset::float8 as "offset"
    from videos where clip_to is not null`.execute(db)
  expect(rows).toHaveLength(1)
  const { hls, said, ...stretch } = rows[0]!
  const text = async (key: string) => String(await buffer((await house.storage.get(key))!.stream))
  const pieces = (await text(hls)).split('\n').filter((line) => line.endsWith('.m4s'))
  return { ...stretch, pieces, said: await text(said) }
}

it('a school with films, pictures and slides goes out whole, comes into an empty house as the same pages, and changes nothing where it came from [ST-025]', async () => {
  const brought = await openFolder(await wholeSchool())
  const editor = await here.actorFor(await here.newMember({ isStaff: true }))
  expect(await runImport(editor, brought)).toMatchObject({ troubles: [], waiting: [] })
  expect((await planImport(here.house, brought)).changes).toEqual([])
  const steps = await here.db.selectFrom('video_steps').select(['title', 'start_time']).orderBy('position').execute()
  expect(steps.map(({ title, start_time }) => [title, Number(start_time)])).toEqual([
    ['持ち方', 12],
    ['手首の返し', 47],
  ])

  const shown = await stretchShown(here)
  expect(shown).toEqual({
    ...{ from: 20, to: 40, seconds: 20, offset: 0, pieces: ['2.m4s', '3.m4s'] },
    said: 'WEBVTT\n\n00:00:05.000 --> 00:00:08.000\n速く引きます。\n',
  })

  const folder = join(root, 'out')
  const read: string[] = []
  const get: House['storage']['get'] = (...at) => (read.push(at[0]), here.house.storage.get(...at))
  const watched = { ...here.house, storage: { ...here.house.storage, get } }
  expect(await schoolAtTheDesk(watched, { act: 'export', folder, as: null }, () => {})).toBe(true)
  // Films are large: nothing is read twice, and what it sums up to is known all the same.
  expect(read.toSorted()).toEqual([...new Set(read)].toSorted())
  expect(read.length).toBeGreaterThan(5)
  const { rows } = await sql`select key from import_files where outward is null`.execute(here.db)
  expect(rows).toEqual([])
  const out = await openFolder(folder)
  const named = ({ changes }: Awaited<ReturnType<typeof planImport>>) =>
    changes.map(({ row, columns }) => [row.sheet, row.key, columns])
  const again = await planImport(here.house, out)
  expect([again.troubles, named(again)]).toEqual([[], []])

  const other = await there.actorFor(await there.newMember({ isStaff: true }))
  expect(await runImport(other, out)).toMatchObject({ troubles: [], waiting: [] })
  expect(named(await planImport(there.house, out))).toEqual([])
  const [before, after] = [await onlyCourse(here), await onlyCourse(there)]
  expect(withoutPlace(after)).toEqual(withoutPlace(before))
  expect(JSON.stringify(before)).toContain('三本の線')
  expect(await stretchShown(there)).toEqual(shown)
}, 120_000)

it('a copied course keeps its captions and its pictures when the first one is brought in with others', async () => {
  const { db, house, clock } = here
  const { id } = await db.selectFrom('courses').select('id').executeTakeFirstOrThrow()
  const editor = await here.actorFor(await here.newMember({ isStaff: true }))
  const copy = await copyCourse(editor, id)
  const shown = async (courseId: number) => {
    const { rows } = await sql<{ goal: string; words: string; said: string }>`
      select l.target_key as goal, v.subtitles_key as words,
        (select string_agg(words, ' ') from captions c where ${saidIn(sql`v.id`)}) as said
      from lessons l join chapters h on h.lesson_id = l.id join videos v on v.id = h.video_id
      where l.course_id = ${courseId} and l.target_key is not null and v.subtitles_key is not null
      order by h.position`.execute(db)
    return rows[0]!
  }
  const before = await shown(id)
  expect(await shown(copy)).toEqual(before)

  await writeFile(join(root, 'brought/files/words.vtt'), 'WEBVTT\n\n00:02.000 --> 00:05.000\n肘から引きます。\n')
  await writeFile(join(root, 'brought/files/goal.jpg'), await drawing('#3f8d2a'))
  expect(await runImport(editor, await openFolder(join(root, 'brought')))).toMatchObject({ troubles: [] })
  clock.set(new Date(now.getTime() + 3 * 86_400_000))
  await sweepFiles(house)
  expect(await shown(copy)).toEqual(before)
  for (const key of [before.goal, before.words]) expect(await house.storage.head(key)).not.toBeNull()
  expect(await shown(id)).toMatchObject({ said: '肘から引きます。', goal: expect.not.stringMatching(before.goal) })
}, 60_000)

/** Until it is done, or waits for somebody else. */
async function doneOrWaiting(work: Promise<unknown>) {
  let isDone = false
  void work.finally(() => (isDone = true))
  const waits = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(here.db)
    return rows.length > 0
  }
  while (!isDone && !(await waits()));
}

it('captions that several courses read stay while one reads them, whoever copies and edits at the same time, and no longer', async () => {
  const { db, house, clock } = here
  const editor = await here.actorFor(await here.newMember({ isStaff: true }))
  const { id } = await db.selectFrom('courses').select('id').orderBy('id').executeTakeFirstOrThrow()
  const films = async (courseId: number) => {
    const { rows } = await sql<{ id: number; key: string; version: number }>`
      select v.id::float8 as id, v.subtitles_key as key, v.captions_version as version
      from videos v join chapters h on h.video_id = v.id join lessons l on l.id = h.lesson_id
      where l.course_id = ${courseId} and v.subtitles_key is not null order by l.day_index, h.position`.execute(db)
    return rows[0]!
  }
  const edit = ({ id: videoId, version }: { id: number; version: number }, words: string) =>
    saveCaptions(editor, videoId, { version, cues: [{ fromMs: 0, toMs: 2_000, words }] })
  const swept = async (key: string) => {
    clock.set(new Date(clock.now().getTime() + 3 * 86_400_000))
    await sweepFiles(house)
    return (await house.storage.head(key)) === null
  }

  const first = await films(id)
  const copying = await db.startTransaction().execute()
  const copy = await insertDraft(copying, { title: '写し', madeBy: editor.memberId, now })
  await copyOutline(copying, id, copy)
  const editing = edit(first, '手首から引きます。')
  await doneOrWaiting(editing)
  await copying.commit().execute()
  await editing
  expect(await films(copy)).toMatchObject({ key: first.key })
  expect(await swept(first.key)).toBe(false)

  const again = await copyCourse(editor, copy)
  const [one, other] = [await films(copy), await films(again)]
  expect([one.key, other.key]).toEqual([first.key, first.key])
  const turning = await db.startTransaction().execute()
  const at = (await findCaptioned(turning, one.id))!
  await replaceCues(turning, at, [])
  await renderCaptions(turning, house, one.id)
  const letting = edit(other, '指で引きます。')
  await doneOrWaiting(letting)
  await turning.commit().execute()
  await letting
  expect(await swept(first.key)).toBe(true)
}, 60_000)

it('a picture that an editor lets go of at the same time is not shown by an import as if it were still there', async () => {
  const { db, house } = here
  const { rows } = await sql<{ key: string; purpose: string }>`select f.key, f.purpose from stored_files f
    join lessons l on l.target_key = f.key where f.attached_at is not null and f.owner_id is null`.execute(db)
  const { key, purpose } = rows[0]!
  const freeing = await db.startTransaction().execute()
  await releaseFile(freeing, key)
  const sharing = db.transaction().execute((tx) => shareFiles(house, tx, [key], [purpose]))
  const outcome = sharing.then(
    () => 'shown',
    () => 'not there',
  )
  await doneOrWaiting(outcome)
  await freeing.commit().execute()
  expect(await outcome).toBe('not there')
})
