import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#platform/ask.ts'
import { keepFile } from '#platform/stored-files.ts'
import { packInParts } from '#platform/zip-parts.ts'
import { inProject } from '#scripts/folders.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { unzip } from '#test/house/unzip.ts'
import { askExport, bringSchool, startImport } from './actions/ask-runs.ts'
import { findRunFile, listRuns } from './run-queries.ts'
import { SCHOOL_ZIP } from './run-terms.ts'

let fresh: FreshHouse
let actor: Actor
beforeAll(async () => {
  fresh = await freshHouse()
  actor = await fresh.actorFor(await fresh.newMember({ isStaff: true }))
})
afterAll(() => fresh.close())

/** The manual's example, in a folder of the zip as most programs make it. */
async function bringExample() {
  const folder = inProject('docs/import-example')
  const files: Record<string, Buffer> = {}
  for (const name of await readdir(folder)) files[`学校/${name}`] = await readFile(join(folder, name))
  await bringZip(await zipOf(files))
}

async function zipOf(files: Record<string, Buffer | string>): Promise<Buffer> {
  const entries = async function* () {
    for (const [path, body] of Object.entries(files)) yield { path, at: new Date(), open: async () => body }
  }
  let bytes = Buffer.alloc(0)
  await packInParts(entries(), 10_000_000, async ({ stream }) => void (bytes = await buffer(stream)))
  return bytes
}

async function bringZip(bytes: Buffer) {
  const about = { purpose: SCHOOL_ZIP, ownerId: actor.memberId, contentType: 'application/zip', ext: 'zip' }
  const key = await keepFile(fresh.house, { ...about, bytes })
  await bringSchool(actor, { key, fileName: '学校.zip' })
}
const newest = async () => (await listRuns(fresh.db))[0]!

it('a zip is looked at and carried in once however often it is pressed; the school is written out once, too [ST-025]', async () => {
  await bringExample()
  await expect(askExport(actor)).rejects.toMatchObject({ status: 409 })
  await fresh.workOff()
  const { id, state } = await newest()
  expect(state).toBe('checked')
  const pressed = await Promise.allSettled([startImport(actor, id), startImport(actor, id)])
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await fresh.workOff()
  expect(await newest()).toMatchObject({ id, state: 'done', done: 4, total: 4 })
  expect(await fresh.db.selectFrom('courses').select('title').execute()).toEqual([{ title: 'はじめての線' }])
  await expect(startImport(actor, id)).rejects.toMatchObject({ status: 409 })

  const asked = await Promise.allSettled([askExport(actor), askExport(actor)])
  expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await fresh.workOff()
  const written = await newest()
  expect(written).toMatchObject({ kind: 'export', state: 'done' })
  const { key } = (await findRunFile(fresh.db, written.id, 1))!
  const files = await unzip(await buffer((await fresh.house.storage.get(key))!.stream))
  expect(String(files.get('courses.csv'))).toContain('はじめての線')
  expect([...files.keys()]).toEqual(expect.arrayContaining(await readdir(inProject('docs/import-example'))))
}, 60_000)

it('whoever brings a zip that cannot be unpacked is told why: names that no disk takes, a file that broke on the way', async () => {
  const table = `key,slug,name,tab\n${'線,line,線,character\n'.repeat(50)}`
  const broken = await zipOf({ 'categories.csv': table })
  broken.fill(0xff, 60, 90)
  const names = '読み取れない名前のファイル'
  const bad: [string, Buffer][] = [
    [names, await zipOf({ 'categories.csv': table, 'files/a': 'a', 'files/a/b.jpg': 'b' })],
    [names, await zipOf({ 'categories.csv': table, [`files/${'長'.repeat(100)}.jpg`]: 'a' })],
    ['壊れているファイル', broken],
  ]
  for (const [sentence, bytes] of bad) {
    await bringZip(bytes)
    await fresh.workOff()
    const { id } = await newest()
    const asked = fresh.db.selectFrom('school_runs').select(['state', 'report']).where('id', '=', id)
    const { state, report } = await asked.executeTakeFirstOrThrow()
    expect([state, JSON.stringify(report)]).toEqual(['failed', expect.stringContaining(sentence)])
  }
}, 60_000)
