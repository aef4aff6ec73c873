import { truncateSync, statSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { placesFor } from '#platform/places.ts'
import { sweepFiles } from '#platform/stored-files.ts'
import { bring, emptyChapter } from '#test/films/brought.ts'
import { filmFolder, makeFilm } from '#test/films/make-film.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { writeCourse } from '#test/learning/courses.ts'
import type { Actor } from '#platform/ask.ts'
import { trimFilm } from './actions/cut-film.ts'
import { retryFilm } from './actions/retry-film.ts'
import { setStart } from './actions/set-start.ts'
import { showOriginal } from './actions/show-original.ts'
import { makeFilm as make, type Workshop } from './making/make-film.ts'
import { findEncoders, findPlace, findStoredBytes } from './queries.ts'
import { noteEncoder } from './making/encoder.ts'
import { sweepFilms } from './sweep-films.ts'

// The encoder gives way to everything else on this machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let fresh: FreshHouse
let actor: Actor
let folder: string
let remove: () => Promise<void>
const files = { short: '', longer: '', other: '', original: '' }

beforeAll(async () => {
  ;({ folder, remove } = await filmFolder())
  fresh = await freshHouse()
  actor = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
  files.short = await makeFilm(join(folder, 'short.mp4'), { seconds: 2, channels: 0, size: '96x64' })
  files.longer = await makeFilm(join(folder, 'longer.mp4'), { seconds: 5, channels: 0, size: '96x64' })
  files.original = await makeFilm(join(folder, 'original.mp4'), { seconds: 2, size: '64x48' })
  files.other = await makeFilm(join(folder, 'other.mp4'), { seconds: 3, channels: 0, size: '64x64' })
})
afterAll(async () => {
  await fresh.close()
  await remove()
})

function workshop(signal = new AbortController().signal): Workshop {
  return { folder, signal, inTurn: placesFor(2) }
}
const now = () => ({ ...actor, now: fresh.clock.now() })
const films = () => fresh.db.selectFrom('films').selectAll().orderBy('id').execute()
const newest = async () => (await films()).at(-1)!
const makeNewest = async (shop = workshop()) => make(fresh.house, shop, (await newest()).id)
async function keysBelow(prefix: string) {
  const keys: string[] = []
  for await (const { key } of fresh.house.storage.list(prefix)) keys.push(key)
  return keys
}

it('a film that was brought appears in its place when it is whole, and its course knows its length [ST-011]', async () => {
  const courseId = await writeCourse(fresh.db)
  const place = await emptyChapter(fresh.db, courseId)
  await bring(actor, place, files.short)
  const before = (await findPlace(fresh.db, place))!
  expect([before.video, before.next?.state, before.next?.fileName]).toEqual([null, 'waiting', '線.mp4'])
  await makeNewest()
  const after = (await findPlace(fresh.db, place))!
  expect(after.next).toBeNull()
  expect(after.shown).toMatchObject({ state: 'ready', seconds: 2, hasSound: false, playsAsIs: true, rungs: ['64p'] })
  expect(after.video).toMatchObject({ seconds: 2, hlsKey: after.shown!.hlsKey, mp4Key: null })
  expect(await fresh.house.storage.head(after.video!.hlsKey!)).toMatchObject({
    contentType: 'application/vnd.apple.mpegurl',
  })
  expect(await fresh.house.storage.head(after.video!.posterKey!)).toMatchObject({ contentType: 'image/jpeg' })
  const course = await fresh.db
    .selectFrom('courses')
    .select('video_seconds')
    .where('id', '=', courseId)
    .executeTakeFirstOrThrow()
  expect(course.video_seconds).toBe(2)
  const { bytes, made_bytes } = await newest()
  expect(await findStoredBytes(fresh.db, courseId)).toBe(Number(bytes) + Number(made_bytes))
  expect(await keysBelow('private/film-pieces/')).toEqual([])
  expect((await readdir(folder)).filter((name) => name.startsWith('egaku-film'))).toEqual([])
})

it('the same bytes brought again are shown at once and never encoded twice [ST-012]', async () => {
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  const [first] = await films()
  await bring(actor, place, files.short, '別の名前.mp4')
  const twin = await newest()
  await makeNewest()
  expect((await films()).map(({ id }) => id)).toEqual([first!.id])
  expect((await findPlace(fresh.db, place))!.video).toMatchObject({ hlsKey: first!.hls_key, seconds: 2 })
  expect(await fresh.house.storage.head(twin.original_key)).toBeNull()
  expect([await keysBelow(`private/films/${twin.id}/`), (await newest()).ready_at]).toEqual([[], first!.ready_at])
})

it('a film whose encoders are killed three times is taken up by a fourth: what is finished is never encoded again [ST-012]', async () => {
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  // A picture a second: four stretches of a minute.
  const film = { seconds: 220, rate: 1, size: '64x48', channels: 0 } as const
  await bring(actor, place, await makeFilm(join(folder, 'four.mp4'), film))
  const { id } = await newest()
  const put = fresh.house.storage.put
  const kept: string[] = []
  const dyingAfterAPiece = () => {
    const killed = new AbortController()
    let isAtItsPiece = false
    const storage = {
      ...fresh.house.storage,
      // Two places encode: a second piece that is ready while the first one is being kept comes too late.
      async put(...sent: Parameters<typeof put>) {
        if (isAtItsPiece || sent[0].startsWith('private/films/')) throw new Error('it is dead')
        if (!sent[0].startsWith('private/film-pieces/')) return put(...sent)
        isAtItsPiece = true
        await put(...sent)
        kept.push(sent[0])
        killed.abort()
      },
    }
    return make({ ...fresh.house, storage }, workshop(killed.signal), id)
  }
  for (const piece of [1, 2, 3]) {
    await expect(dyingAfterAPiece()).rejects.toThrow(/dead|abort/i)
    expect([(await newest()).state, kept.length]).toEqual(['working', piece])
  }
  expect([new Set(kept).size, (await keysBelow('private/film-pieces/')).toSorted()]).toEqual([3, kept.toSorted()])
  const last = vi.fn<typeof put>(put)
  await make({ ...fresh.house, storage: { ...fresh.house.storage, put: last } }, workshop(), id)
  expect(last.mock.calls.filter(([key]) => key.startsWith('private/film-pieces/'))).toHaveLength(1)
  expect((await findPlace(fresh.db, place))!.shown).toMatchObject({ state: 'ready', seconds: 220 })
})

it('a film that fails says why, keeps its original, and is made ready when it is tried again [ST-012]', async () => {
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  const cut = await makeFilm(join(folder, 'cut.mp4'), { seconds: 8, channels: 0, args: ['-movflags', '+faststart'] })
  truncateSync(cut, Math.floor(statSync(cut).size * 0.4))
  await bring(actor, place, cut)
  await makeNewest()
  const failed = await newest()
  expect([failed.state, failed.trouble]).toEqual(['failed', 'cut-off'])
  expect(await fresh.house.storage.head(failed.original_key)).not.toBeNull()
  expect((await findPlace(fresh.db, place))!.video).toBeNull()
  // It is not worked on again by itself.
  await makeNewest()
  expect((await newest()).tries).toBe(failed.tries)
  await retryFilm(now(), failed.id)
  expect(await newest()).toMatchObject({ state: 'waiting', trouble: null })
  await expect(retryFilm(now(), failed.id)).rejects.toMatchObject({ status: 409 })
  await makeNewest()
  expect((await newest()).state).toBe('failed')
})

it('what goes wrong five times is told; what an encoder lacks, room or life, is only waited for [ST-012]', async () => {
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  await bring(actor, place, await makeFilm(join(folder, 'five.mp4'), { seconds: 1, channels: 0, size: '48x48' }))
  const { id } = await newest()
  const storage = { ...fresh.house.storage, get: async () => Promise.reject(new Error('the store is away')) }
  for (let turn = 1; turn < 5; turn++)
    await expect(make({ ...fresh.house, storage }, workshop(), id)).rejects.toThrow('away')
  expect((await newest()).state).toBe('working')
  await make({ ...fresh.house, storage }, workshop(), id)
  expect(await newest()).toMatchObject({ state: 'failed', trouble: 'stopped' })
  expect(await findEncoders(fresh.db)).toBe('none')
  await noteEncoder(fresh.db, 'a:1', false)
  expect(await findEncoders(fresh.db)).toBe('unable')
  await noteEncoder(fresh.db, 'b:1', true)
  expect(await findEncoders(fresh.db)).toBe('able')
})

it('a film that is replaced by a shorter one keeps what learners did; who was further is at its end [ST-016]', async () => {
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  await bring(actor, place, files.longer)
  await makeNewest()
  const { video: old } = (await findPlace(fresh.db, place))!
  const memberId = await fresh.newMember()
  const at = fresh.clock.now()
  await fresh.db
    .insertInto('watch_progress')
    .values({
      member_id: memberId,
      video_id: old!.id,
      place_seconds: 4.5,
      seen: '{[0,1500),[3000,4500)}',
      updated_at: at,
    })
    .execute()
  await fresh.db
    .insertInto('chapter_completions')
    .values({ member_id: memberId, chapter_id: place.id, completed_at: at })
    .execute()
  await bring(now(), place, files.short)
  await makeNewest()
  const { video } = (await findPlace(fresh.db, place))!
  expect([video!.id, video!.seconds, video!.hlsKey === old!.hlsKey]).toEqual([old!.id, 2, false])
  const progress = await fresh.db
    .selectFrom('watch_progress')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect([Number(progress.place_seconds), progress.seen_ms]).toEqual([2, 1500])
  expect(
    await fresh.db.selectFrom('chapter_completions').selectAll().where('member_id', '=', memberId).execute(),
  ).toHaveLength(1)
  const kept = await fresh.db.selectFrom('videos').selectAll().where('id', '=', video!.id).executeTakeFirstOrThrow()
  expect([kept.replaced_key, kept.replaced_at]).toEqual([old!.hlsKey, fresh.clock.now()])
})

it('where nobody makes films ready an original that browsers play is shown as it is, until an encoder comes [ST-013]', async () => {
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  await bring(now(), place, files.original)
  await showOriginal(now(), place, (await findPlace(fresh.db, place))!)
  const shown = (await findPlace(fresh.db, place))!
  expect(shown).toMatchObject({
    video: { seconds: 2, mp4Key: shown.next!.originalKey, hlsKey: null },
    next: { state: 'waiting' },
  })
  await makeNewest()
  const ready = (await findPlace(fresh.db, place))!
  expect([ready.next, ready.video!.id, ready.video!.mp4Key]).toEqual([null, shown.video!.id, null])
  await bring(now(), place, await makeFilm(join(folder, 'other.mkv'), { seconds: 1, channels: 0, size: '32x32' }))
  await expect(showOriginal(now(), place, (await findPlace(fresh.db, place))!)).rejects.toMatchObject({ status: 409 })
})

it('a film is trimmed while it is watched: shorter at once, nothing encoded, and whole again when asked [ST-014]', async () => {
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  await bring(
    now(),
    place,
    await makeFilm(join(folder, 'trim.mp4'), { seconds: 5, rate: 12, channels: 0, size: '96x64' }),
  )
  await makeNewest()
  const at = async () => (await findPlace(fresh.db, place))!
  const whole = await at()
  await trimFilm(now(), place, whole, { from: 3.5, to: null })
  const cut = await at()
  expect(cut.video).toMatchObject({ seconds: 1.5, clipFrom: 3.5, clipOffset: 3.5 })
  const storage = fresh.house.storage
  const list = await text(
    (await storage.get(cut.video!.hlsKey!.replace('.m3u8', '').replace(/(-\d+-\d+)$/, '-64p$1.m3u8')))!.stream,
  )
  expect(list.match(/#EXTINF/g)).toHaveLength(2)
  // Who looked at the page before is told; what is too short or behind the end is refused.
  await expect(trimFilm(now(), place, whole, { from: 1, to: 3 })).rejects.toMatchObject({ status: 409 })
  await expect(trimFilm(now(), place, cut, { from: 3.5, to: 3.6 })).rejects.toMatchObject({ status: 422 })
  await expect(trimFilm(now(), place, cut, { from: 0, to: 99 })).rejects.toMatchObject({ status: 422 })
  await trimFilm(now(), place, cut, { from: 0, to: null })
  expect((await at()).video).toMatchObject({
    hlsKey: whole.video!.hlsKey,
    seconds: whole.video!.seconds,
    clipOffset: 0,
  })
  await setStart(now(), place, await at(), 1.5)
  expect((await at()).startPoint).toBe(1.5)
  await expect(setStart(now(), place, await at(), 99)).rejects.toMatchObject({ status: 422 })
})

it('what nothing refers to is swept seven days later, and not a minute before; what waits is kept [ST-019]', async () => {
  const longer = (await films()).find(({ seconds }) => Number(seconds) === 5)!
  const unfinished = join('private', 'film', 'half.mp4')
  const row = { key: unfinished, purpose: 'film', owner_id: actor.memberId, content_type: 'video/mp4', bytes: 0 }
  await fresh.db
    .insertInto('stored_files')
    .values({ ...row, created_at: fresh.clock.now() })
    .execute()
  const below = `private/films/${longer.id}/`
  expect((await keysBelow(below)).length).toBeGreaterThan(3)
  await sweepFilms(fresh.house)
  fresh.clock.forward(7 * 86_400_000 - 60_000)
  await sweepFilms(fresh.house)
  await sweepFiles(fresh.house)
  expect((await keysBelow(below)).length).toBeGreaterThan(3)
  expect(await fresh.house.storage.head(longer.original_key)).not.toBeNull()
  const before = (await films()).length
  fresh.clock.forward(61_000)
  await sweepFilms(fresh.house)
  expect((await films()).length).toBe(before - 1)
  expect(await keysBelow(below)).toEqual([])
  expect(await fresh.house.storage.head(longer.original_key)).toBeNull()
  expect(await fresh.db.selectFrom('stored_files').select('key').where('key', '=', unfinished).execute()).toEqual([])
  const shown = (await films()).filter(({ state }) => state === 'ready')
  for (const { hls_key } of shown) expect(await fresh.house.storage.head(hls_key!)).not.toBeNull()
})

it('an encoder clears what another left behind that was killed', async () => {
  await mkdir(join(folder, 'egaku-film-999999999-x'))
  await mkdir(join(folder, `egaku-film-${process.pid}-x`))
  const place = await emptyChapter(fresh.db, await writeCourse(fresh.db))
  await bring(actor, place, files.short)
  await makeNewest()
  expect((await readdir(folder)).filter((name) => name.startsWith('egaku-film'))).toEqual([
    `egaku-film-${process.pid}-x`,
  ])
})
