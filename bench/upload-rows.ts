import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { UPLOADS } from '#domains/critiques/uploads/promise-upload.ts'
import { giveWay } from './other-machines.ts'
import { raw } from './paths.ts'
import type { Person } from './people.ts'
import type { Brought } from './plain-sender.ts'
import type { Measure } from './rounds.ts'
import { type Figure, medianOf } from './rows.ts'
import { indexed, megabytesOf, type Side } from './side.ts'
import { openSite, type Site } from './site.ts'
import { openUnheardPage } from './unheard-page.ts'
import { openHelper } from './workshop.ts'

const MIB = 1024 * 1024
/** As many parts at once as the page sends. */
const LANES = 4
const TURNS = 3
const PAGES = { connections: 8, perSecond: 40 }
const CALM_SECONDS = 16
/** Of the time that the page takes alone, so that pages are asked for only as long as parts are under way. */
const MEANWHILE = 0.8

/** A large file, who sends it plainly and who by the page, and where the page takes it. */
type Cargo = {
  name: string
  bytes: number
  fileName: string
  /** How a file of its kind begins. */
  head: Buffer
  sender: Person
  byPage: Person
  calls: string
  about: object
  last: object
  page: string
  /** Finds where the page takes the file, as soon as it is awake. */
  field: string
  /** As if it had never been brought, so that it can be as often as one likes. */
  forget(): Promise<unknown>
}
type Place = { file: string; store: Site; web: Site }

/** A learner's file of 500 MB, and how long a page takes meanwhile. */
export function upload(side: Side): Measure {
  const { db, subjects } = side
  const [sender, byPage] = subjects.bringers as [Person, Person]
  const path = 'correction_works/attachment'
  const cargo: Cargo = {
    ...{ name: '500 MB brought', bytes: 500 * MIB, fileName: '原稿.psd', head: Buffer.from('8BPS\0\u0001', 'latin1') },
    ...{ sender, byPage, calls: '/critique_uploads', about: { path, filetype: '' }, last: {} },
    page: '/correction_campaigns',
    field: `[...document.querySelectorAll('input[type=file]')].find(({ labels }) => labels[0]?.innerText.includes('制作ファイル'))
      ?? void [...document.querySelectorAll('button')].find(({ innerText }) => innerText.includes('依頼する'))?.click()`,
    async forget() {
      const ids = [sender.memberId, byPage.memberId]
      await db.deleteFrom('correction_holds').where('member_id', 'in', ids).execute()
      await sql`delete from rate_limits where key like ${`%${UPLOADS.name}%`}`.execute(db)
      await db.deleteFrom('stored_files').where('key', 'like', `${path}/%`).where('bytes', '=', cargo.bytes).execute()
    },
  }
  return {
    ...{ name: cargo.name, once: true },
    take: () =>
      brought(side, cargo, async (place) => {
        const seconds = await byTurns(side, place, cargo)
        return [...speeds(cargo, seconds), ...(await pagesMeanwhile(side, place, cargo, seconds.byPage))]
      }),
  }
}

/** An editor's film of 2 GB. */
export function filmUpload(side: Side): Measure {
  const { db, subjects } = side
  const [sender, byPage] = subjects.editors as [Person, Person]
  const place = `chapter-${subjects.chapterId}`
  const cargo: Cargo = {
    ...{ name: 'a film of 2 GB brought', bytes: 2048 * MIB, fileName: '線画.mp4' },
    ...{ head: Buffer.from('\0\0\0\u0020ftypisom', 'latin1'), sender, byPage, calls: '/staff/films/uploads' },
    ...{ about: {}, last: { place, filename: '線画.mp4' }, page: `/staff/films/${place}` },
    field: `[...document.querySelectorAll('input[type=file][name=film]')].find((field) =>
      Object.keys(field).some((name) => name.startsWith('__react')))`,
    async forget() {
      const ids = [sender.memberId, byPage.memberId]
      await db.deleteFrom('film_places').where('chosen_by', 'in', ids).execute()
      const films = await db
        .deleteFrom('films')
        .where('brought_by', 'in', ids)
        .where('bytes', '=', cargo.bytes)
        .returning(['id', 'original_key'])
        .execute()
      for (const { id, original_key } of films) {
        await sql`select graphile_worker.remove_job(${`film:${id}`})`.execute(db)
        await db.deleteFrom('stored_files').where('key', '=', original_key).execute()
      }
      await db.deleteFrom('course_changes').where('member_id', 'in', ids).where('field', '=', 'film').execute()
    },
  }
  return {
    ...{ name: cargo.name, once: true },
    take: () =>
      brought(side, cargo, async (at) => {
        const figures = speeds(cargo, await byTurns(side, at, cargo))
        return [...figures, ...(await held(cargo, at, () => sendByPage(at, cargo)))]
      }),
  }
}

/** A house with a store of its own, into which the file comes, and nothing of it left afterwards. */
async function brought(side: Side, cargo: Cargo, measure: (place: Place) => Promise<Figure[]>): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'egaku-bench-'))
  const store = await openSite(['sandbox'], { ...side.env, SANDBOX_DATA: join(folder, 'store') })
  // As in a house that is open, files go to the store's own address; a sandbox forwards them through the web.
  const stands = { SANDBOX_URL: store.said.sandbox!, STORAGE_URL: `${store.said.sandbox}/storage` }
  const web = await openSite(['web'], { ...side.env, ...stands }, side.folder)
  try {
    await cargo.forget()
    giveWay([store.pid])
    await indexed(web)
    return await measure({ file: await largeFile(join(folder, cargo.fileName), cargo), store, web })
  } finally {
    await web.stop()
    await store.stop()
    await rm(folder, { recursive: true, force: true })
    await cargo.forget()
  }
}

/** By a plain Node client that sends the same parts over the same addresses, and by the page, in seconds. */
async function byTurns({ tell }: Side, place: Place, cargo: Cargo) {
  const turns: { plain: number; byPage: number }[] = []
  for (let turn = 1; turn <= TURNS; turn++) {
    tell(`${cargo.name} by a plain client and by the page, ${turn} of ${TURNS}`)
    const plain = await sendPlainly(place, cargo)
    turns.push({ plain, byPage: await sendByPage(place, cargo) })
    await cargo.forget()
  }
  return { plain: medianOf(turns.map(({ plain }) => plain)), byPage: medianOf(turns.map(({ byPage }) => byPage)) }
}

const speeds = ({ name, bytes }: Cargo, { plain, byPage }: { plain: number; byPage: number }): Figure[] => [
  { name: `${name}: by the page`, value: bytes / MIB / byPage, unit: 'MB/s' },
  { name: `${name}: by a plain client`, value: bytes / MIB / plain, unit: 'MB/s' },
]

/** What web and store hold more than before while something is done, at most. */
async function held({ name }: Cargo, { web, store }: Place, work: () => Promise<unknown>): Promise<Figure[]> {
  const before = [web, store].map(({ pid }) => megabytesOf(pid))
  const most = [...before]
  const look = () => [web, store].forEach(({ pid }, at) => (most[at] = Math.max(most[at]!, megabytesOf(pid))))
  const timer = setInterval(look, 100)
  await work().finally(() => clearInterval(timer))
  return ['web', 'store'].map((whose, at) => ({
    ...{ name: `${name}: memory of the ${whose}`, value: most[at]! - before[at]!, unit: 'MB' },
  }))
}

/** One piece of noise again and again: nothing on the way squeezes it. */
async function largeFile(path: string, { bytes, head }: Cargo): Promise<string> {
  const file = await open(path, 'w')
  const piece = randomBytes(4 * MIB)
  head.copy(piece)
  for (let at = 0; at < bytes; at += piece.length) await file.write(piece)
  await file.close()
  return path
}

async function sendPlainly({ web, file }: Place, cargo: Cargo): Promise<number> {
  const sender = openHelper('plain-sender.ts', {}, { detached: true })
  giveWay([sender.child.pid!])
  try {
    const { bytes, fileName: filename, calls, last, sender: who } = cargo
    const about = { ...cargo.about, filename, size: bytes, modified: 1 }
    const brought: Brought = { file, bytes, calls, about, last, lanes: LANES, port: web.port, who }
    return await sender.ask<number>(brought)
  } finally {
    await sender.stop()
  }
}

/** Tells when the first byte is about to go. */
async function sendByPage({ web, file }: Place, cargo: Cargo, begins = () => {}): Promise<number> {
  const page = await openUnheardPage()
  giveWay(page.pids())
  try {
    const url = `http://localhost:${web.port}${cargo.page}`
    const [name, value] = cargo.byPage.cookie.split('=')
    await page.send('Network.setCookie', { name, value, url })
    await page.send('Page.navigate', { url })
    // A page remembers the first 250 of what it asked for, unless it is told to remember more.
    const objectId = await page.find(`(performance.setResourceTimingBufferSize(4000), ${cargo.field})`)
    giveWay(page.pids())
    begins()
    const began = performance.now()
    await page.send('DOM.setFileInputFiles', { objectId, files: [file] })
    await page.find(`performance.getEntriesByType('resource').find(({ name, responseStatus }) =>
      responseStatus === 200 && name.endsWith('${cargo.calls}/finish'))`)
    return (performance.now() - began) / 1000
  } finally {
    await page.close()
  }
}

/** How long a learner's page takes while the file comes, beside how long it takes without. */
async function pagesMeanwhile(side: Side, place: Place, cargo: Cargo, seconds: number): Promise<Figure[]> {
  const meanwhile: number[] = []
  const calm = await pages(side, place.web, CALM_SECONDS)
  const memory = await held(cargo, place, async () => {
    for (let turn = 1; turn <= TURNS; turn++) {
      side.tell(`${cargo.name} by the page while others are asked for, ${turn} of ${TURNS}`)
      const begins = Promise.withResolvers<void>()
      const sent = sendByPage(place, cargo, begins.resolve)
      await Promise.race([begins.promise, sent])
      const [, p99] = await Promise.all([sent, pages(side, place.web, seconds * MEANWHILE)])
      meanwhile.push(p99)
      await cargo.forget()
    }
  })
  return [
    ...memory,
    { name: `${cargo.name}: p99 of a page meanwhile`, value: medianOf(meanwhile), unit: 'ms' },
    { name: `${cargo.name}: p99 of a page without it`, value: calm, unit: 'ms' },
  ]
}

/** The slowest of a hundred, of a learner's course page that is asked for by the clock. */
async function pages({ postgres, paths, clients }: Side, { port, pid }: Site, seconds: number): Promise<number> {
  const requests = paths.course.map((ask) => raw(ask, port))
  const { p99 } = await clients.fire({ port, requests, ...PAGES, most: { seconds } }, { pid, postgres })
  return p99
}
