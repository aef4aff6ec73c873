import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDisk, wholeOf, type Disk } from './disk.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'egaku-disk-'))))
afterAll(() => rm(folder, { recursive: true }))

const keys = Array.from({ length: 600 }, (_, n) => `pictures/${n}`)
const put = async (disk: Disk, key: string, body: string) =>
  disk.accept('egaku', key, wholeOf(await disk.receive('egaku', key, Readable.from([Buffer.from(body)]))), {})
const read = async (disk: Disk, key: string) => {
  const card = await disk.find('egaku', key)
  return card && text(await disk.open('egaku', card, { start: 0, end: card.size - 1 }))
}
const names = async (disk: Disk) => (await disk.list('egaku', 'pictures/')).map(({ key }) => key)

it('a store that begins with what another holds reads, changes and lists it, and leaves the other as it was', async () => {
  const first = openDisk(join(folder, 'first'))
  for (const key of keys) await put(first, key, `first ${key}`)
  const [own, other] = ['own', 'other'].map((name) => openDisk(join(folder, name), join(folder, 'first')))

  expect(await read(own!, keys[7]!)).toBe('first pictures/7')
  await Promise.all(keys.slice(0, 50).map((key) => put(own!, key, `own ${key}`)))
  await put(own!, 'pictures/new', 'new')
  await own!.remove('egaku', keys[99]!)

  expect(await Promise.all([7, 60, 99].map((n) => read(own!, keys[n]!)))).toEqual([
    'own pictures/7',
    'first pictures/60',
    null,
  ])
  expect(await names(own!)).toEqual([...keys.filter((key) => key !== keys[99]), 'pictures/new'].toSorted())
  for (const untouched of [first, other!]) {
    expect(await Promise.all([7, 99].map((n) => read(untouched, keys[n]!)))).toEqual([
      'first pictures/7',
      'first pictures/99',
    ])
    expect(await names(untouched)).toEqual(keys.toSorted())
  }
})
