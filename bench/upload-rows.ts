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
import { medianOf } from './rows.ts'
import { indexed, megabytesOf, type Side } from './side.ts'
import { openSite, type Site } from './site.ts'
import { openUnheardPage } from './unheard-page.ts'
import { openHelper } from './workshop.ts'

const MIB = 1024 * 1024
const BYTES = 500 * MIB
const NAME = '500 MB brought'
/** As many parts at once as the page sends. */
const LANES = 4
const TURNS = 3
const PAGES = { connections: 8, perSecond: 40 }
const CALM_SECONDS = 16
/** Of the time that the page takes alone, so that pages are asked for only as long as parts are under way. */
const MEANWHILE = 0.8
const PART_PATH = 'correction_works/attachment'

/** Asked for until the page is awake. */
const FIELD = `[...document.querySelectorAll('input[type=file]')].find(({ labels }) => labels[0]?.innerText.includes('制作ファイル'))
  ?? void [...document.querySelectorAll('button')].find(({ innerText }) => innerText.includes('依頼する'))?.click()`
const FINISHED = `performance.getEntriesByType('resource').find(({ name, responseStatus }) =>
  responseStatus === 200 && name.endsWith('/critique_uploads/finish'))`

type Place = { folder: string; file: string; store: Site; web: Site }

/**
 * A learner's file of 500 MB through the page into the store, beside a plain Node client that sends the same parts over
 * the same addresses; what web and store hold more for it, and how long a page takes meanwhile.
 */
export const upload = (side: Side): Measure => ({
  name: NAME,
  once: true,
  async take() {
    const folder = await mkdtemp(join(tmpdir(), 'egaku-bench-'))
    const store = await openSite(['sandbox'], { ...side.env, SANDBOX_DATA: join(folder, 'store') })
    // As in a house that is open, files go to the store's own address; a sandbox forwards them through the web.
    const stands = { SANDBOX_URL: store.said.sandbox!, STORAGE_URL: `${store.said.sandbox}/storage` }
    const web = await openSite(['web'], { ...side.env, ...stands }, side.folder)
    try {
      await forget(side)
      giveWay([store.pid])
      await indexed(web)
      return await measure(side, { folder, file: await largeFile(join(folder, '原稿.psd')), store, web })
    } finally {
      await web.stop()
      await store.stop()
      await rm(folder, { recursive: true, force: true })
      await forget(side)
      await side.db
        .deleteFrom('stored_files')
        .where('key', 'like', `${PART_PATH}/%`)
        .where('bytes', '=', BYTES)
        .execute()
    }
  },
})

/** Nobody has held a place or brought a file: as often as one likes. */
async function forget({ db, subjects }: Side) {
  const ids = subjects.bringers.map(({ memberId }) => memberId)
  await db.deleteFrom('correction_holds').where('member_id', 'in', ids).execute()
  await sql`delete from rate_limits where key like ${`%${UPLOADS.name}%`}`.execute(db)
}

async function measure(side: Side, place: Place) {
  const [sender, learner] = side.subjects.bringers as [Person, Person]
  const turns: { plain: number; byPage: number }[] = []
  for (let turn = 1; turn <= TURNS; turn++) {
    side.tell(`500 MB by a plain client and by the page, ${turn} of ${TURNS}`)
    const plain = await sendPlainly(place, sender)
    turns.push({ plain, byPage: await sendByPage(place, learner) })
    await forget(side)
  }
  const plain = medianOf(turns.map((turn) => turn.plain))
  const calm = await pages(side, place.web, CALM_SECONDS)
  const [web, store] = [place.web, place.store].map(({ pid }) => megabytesOf(pid, 'VmRSS')) as [number, number]
  const [grownWeb, grownStore] = [watched(place.web), watched(place.store)]
  const byPage = medianOf(turns.map((turn) => turn.byPage))
  const meanwhile: number[] = []
  for (let turn = 1; turn <= TURNS; turn++) {
    side.tell(`500 MB by the page while others are asked for, ${turn} of ${TURNS}`)
    const begins = Promise.withResolvers<void>()
    const sent = sendByPage(place, learner, begins.resolve)
    await Promise.race([begins.promise, sent])
    const [, p99] = await Promise.all([sent, pages(side, place.web, byPage * MEANWHILE)])
    meanwhile.push(p99)
    await forget(side)
  }
  const figure = (what: string, value: number, unit: string) => ({ name: `${NAME}: ${what}`, value, unit })
  return [
    figure('by the page', BYTES / MIB / byPage, 'MB/s'),
    figure('by a plain client', BYTES / MIB / plain, 'MB/s'),
    figure('memory of the web', grownWeb() - web, 'MB'),
    figure('memory of the store', grownStore() - store, 'MB'),
    figure('p99 of a page meanwhile', medianOf(meanwhile), 'ms'),
    figure('p99 of a page without it', calm, 'ms'),
  ]
}

/** The most that a process held since. */
function watched({ pid }: Site): () => number {
  let most = 0
  const timer = setInterval(() => (most = Math.max(most, megabytesOf(pid))), 100)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** One piece of noise again and again: nothing on the way squeezes it. */
async function largeFile(path: string): Promise<string> {
  const file = await open(path, 'w')
  const piece = randomBytes(4 * MIB)
  piece.write('8BPS\0\u0001', 'latin1')
  for (let at = 0; at < BYTES; at += piece.length) await file.write(piece)
  await file.close()
  return path
}

const about = (modified: number) => ({
  ...{ path: PART_PATH, filetype: '', filename: '原稿.psd' },
  ...{ size: BYTES, modified },
})

async function sendPlainly({ web, file }: Place, who: Person): Promise<number> {
  const sender = openHelper('plain-sender.ts', {}, { detached: true })
  giveWay([sender.child.pid!])
  try {
    const brought: Brought = { file, bytes: BYTES, about: about(1), lanes: LANES, port: web.port, who }
    return await sender.ask<number>(brought)
  } finally {
    await sender.stop()
  }
}

/** Tells when the first byte is about to go. */
async function sendByPage({ web, file }: Place, who: Person, begins = () => {}): Promise<number> {
  const page = await openUnheardPage()
  giveWay(page.pids())
  try {
    const url = `http://localhost:${web.port}/correction_campaigns`
    const [name, value] = who.cookie.split('=')
    await page.send('Network.setCookie', { name, value, url })
    await page.send('Page.navigate', { url })
    const objectId = await page.find(FIELD)
    giveWay(page.pids())
    begins()
    const began = performance.now()
    await page.send('DOM.setFileInputFiles', { objectId, files: [file] })
    await page.find(FINISHED)
    return (performance.now() - began) / 1000
  } finally {
    await page.close()
  }
}

/** The slowest of a hundred, of a learner's course page that is asked for by the clock. */
async function pages({ postgres, paths, clients }: Side, { port, pid }: Site, seconds: number): Promise<number> {
  const requests = paths.course.map((ask) => raw(ask, port))
  const { p99 } = await clients.fire({ port, requests, ...PAGES, most: { seconds } }, { pid, postgres })
  return p99
}
