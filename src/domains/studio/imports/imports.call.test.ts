import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, it, vi } from 'vitest'
import { packInParts } from '#platform/zip-parts.ts'
import { inProject } from '#scripts/folders.ts'
import { bringFile, html } from '#test/learning/studio.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let editor: Session
beforeAll(async () => {
  web = await freshWeb()
  editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
})

/** A zip of these files, in a folder as most programs make it. */
async function zipOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  let zip = Buffer.alloc(0)
  const entries = async function* () {
    for (const [path, body] of Object.entries(files))
      yield { path: `学校/${path}`, at: new Date(), open: async () => Readable.from([body]) }
  }
  await packInParts(entries(), 10_000_000, async ({ stream }) => void (zip = await buffer(stream)))
  return zip
}

async function example() {
  const folder = inProject('docs/import-example')
  const names = await readdir(folder)
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))])))
}

const page = async () => (await editor.visit('/staff/imports')).text
const untilSaid = (sentence: string) =>
  vi.waitFor(async () => expect(await page()).toContain(sentence), { timeout: 60_000, interval: 200 })
const runOf = (text: string) => /name="run" value="(\d+)"/.exec(text)?.[1]

it('an editor brings a zip, reads what is wrong by line, brings it mended, and only then is it carried in [ST-025]', async () => {
  const files = await example()
  const broken = String(files['lessons.csv']).replace('lines-2,lines,', 'lines-2,nowhere,')
  await bringFile(editor, 'school', '学校.zip', await zipOf({ ...files, 'lessons.csv': broken }))
  await untilSaid('直すところがあります')
  const told = await page()
  expect(told).toContain('「nowhere」というキーの講座がありません。')
  expect(runOf(told)).toBeUndefined()

  await bringFile(editor, 'school', '学校.zip', await zipOf(files))
  await untilSaid('間違いは見つかりませんでした。')
  const titles = () => web.db.selectFrom('courses').select('id').where('title', '=', 'はじめての線').execute()
  expect(await titles()).toEqual([])
  const run = runOf(await page())!
  const press = () => editor.submit('/staff/imports', { act: 'import', run }, html)
  const both = await Promise.all([press(), press()])
  expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
  await untilSaid('取り込みました。')
  expect(await titles()).toHaveLength(1)
  expect((await editor.visit('/staff/courses?q=はじめての線')).text).toContain('はじめての線')

  await bringFile(editor, 'school', '学校.zip', await zipOf(files))
  await untilSaid('違いはありません。')
  await bringFile(editor, 'school', '写真.zip', Buffer.from('PK\u0003\u0004 nothing'))
  await untilSaid('zipとして読み取れません。')
}, 120_000)
