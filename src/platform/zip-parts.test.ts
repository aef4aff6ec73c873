import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { unzip } from '#test/house/unzip.ts'
import { packInParts, type Entry } from './zip-parts.ts'

const at = new Date('2026-11-20T00:00:00Z')
const entry = (path: string, body: Awaited<ReturnType<Entry['open']>>): Entry => ({ path, at, open: async () => body })

async function pack(entries: Entry[], partBytes = 1_000_000) {
  const zips: Buffer[] = []
  async function* all() {
    yield* entries
  }
  const packed = await packInParts(all(), partBytes, async ({ stream, bytes }) => {
    const bytesOf = await buffer(stream)
    expect(bytesOf).toHaveLength(bytes)
    zips.push(bytesOf)
  })
  return { packed, zips: await Promise.all(zips.map(unzip)) }
}

it('packs texts, bytes and streams, under Japanese names, as they are', async () => {
  const picture = Buffer.from([137, 80, 78, 71, 0, 1, 2])
  const { packed, zips } = await pack([
    entry('学習/メモ/講座.md', '# 手の描き方\n'),
    entry('練習の記録/画像/1.png', picture),
    entry('練習の記録/2.csv', Readable.from(['a,b\r\n', '1,2\r\n'])),
  ])
  expect(packed).toEqual({ files: 3, missing: [] })
  expect(zips).toHaveLength(1)
  expect([...zips[0]!.keys()]).toEqual(['学習/メモ/講座.md', '練習の記録/画像/1.png', '練習の記録/2.csv'])
  expect(zips[0]!.get('練習の記録/画像/1.png')).toEqual(picture)
  expect(String(zips[0]!.get('練習の記録/2.csv'))).toBe('a,b\r\n1,2\r\n')
})

it('begins another zip when one is full, so that no disk and no download is larger than it must be', async () => {
  const large = Buffer.alloc(60_000, 7)
  const { zips } = await pack([entry('1.png', large), entry('2.png', large), entry('3.png', large)], 100_000)
  expect(zips.map((zip) => [...zip.keys()])).toEqual([['1.png', '2.png'], ['3.png']])
})

it('tells what is not there, and keeps two files of one name apart', async () => {
  const { packed, zips } = await pack([entry('a.png', 'one'), entry('gone.png', null), entry('a.png', 'two')])
  expect(packed).toEqual({ files: 2, missing: ['gone.png'] })
  expect([...zips[0]!.keys()]).toEqual(['a.png', 'a_2.png'])
})

it('leaves nothing on the disk, also when a stream breaks off', async () => {
  const left = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('copy-'))
  const before = await left()
  const broken = new Readable({
    read() {
      this.destroy(new Error('the line was cut'))
    },
  })
  await expect(pack([entry('a.png', broken)])).rejects.toThrow('the line was cut')
  expect(await left()).toEqual(before)
})
