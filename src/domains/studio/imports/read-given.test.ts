import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { toCsv } from '#platform/csv.ts'
import { readCsv } from '#platform/read-csv.ts'
import { readGiven } from './read-given.ts'
import type { Source } from './source.ts'

const folderOf = (files: Record<string, Buffer | string>): Source => ({
  files: new Map(Object.entries(files).map(([path, body]) => [path, Buffer.from(body).length])),
  read: async (path) => Buffer.from(files[path]!),
  open: (path) => Readable.from([Buffer.from(files[path]!)]),
  digest: async () => '',
})

it('a table is read as spreadsheets write it: quotes, lines in a cell, the line at which a row begins [ST-025]', () => {
  expect(readCsv('\uFEFFkey,title\r\na,"線、""太い""\r\n細い"\r\n\r\nb,円\n')).toEqual([
    { line: 1, cells: ['key', 'title'] },
    { line: 2, cells: ['a', '線、"太い"\n細い'] },
    { line: 5, cells: ['b', '円'] },
  ])
  expect(readCsv('key\na\n"b\nc')).toEqual({ openAt: 3 })
  // What goes out guarded against formulas comes back as it was.
  expect(
    readCsv(
      toCsv([
        ['key', 'title'],
        ['a', '=線'],
      ]),
    ),
  ).toMatchObject([{}, { cells: ['a', '=線'] }])
})

it('columns go by their short or their Japanese names, in UTF-8 or Shift_JIS; what is unknown is told [ST-025]', async () => {
  // 「線」 as older programs write it.
  const old = Buffer.concat([Buffer.from('key,title\r\na,'), Buffer.from([0x90, 0xfc]), Buffer.from('\r\n')])
  expect((await readGiven(folderOf({ 'courses.csv': old }))).rows).toMatchObject([{ key: 'a', texts: { title: '線' } }])
  const named = await readGiven(folderOf({ 'courses.csv': 'キー,講座名,値段\na,線,100\n' }))
  expect(named.rows).toMatchObject([{ line: 2, texts: { title: '線' } }])
  expect(named.troubles).toEqual([
    { file: 'courses.csv', line: 1, column: '値段', sentence: '「値段」という列はありません。' },
  ])
  expect((await readGiven(folderOf({ 'cources.csv': 'key\na\n' }))).troubles[0]).toMatchObject({ file: 'cources.csv' })
  expect((await readGiven(folderOf({}))).troubles).toHaveLength(1)
})

it('one JSON says the same as the tables [ST-025]', async () => {
  const school = {
    courses: [{ key: 'a', title: '線', outcome: ['引ける', '描ける'], price: 1200, display_title: true }],
  }
  const { rows, troubles } = await readGiven(folderOf({ 'school.json': JSON.stringify(school) }))
  expect(troubles).toEqual([])
  expect(rows).toMatchObject([
    { line: 1, key: 'a', texts: { title: '線', outcome: '引ける\n描ける', price: '1200', display_title: '1' } },
  ])
  const { troubles: wrong } = await readGiven(folderOf({ 'school.json': '{"courses":[{"key":"a","ttl":"線"}],"x":[]' }))
  expect(wrong).toEqual([{ file: 'school.json', line: 1, column: null, sentence: 'JSONとして読み取れません。' }])
})
