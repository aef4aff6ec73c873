import { Readable } from 'node:stream'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import type { Paper } from '#platform/holdings.ts'
import { attachFile, noteFile } from '#platform/stored-files.ts'
import { addDays } from '#platform/tokyo.ts'
import { COPY_DAYS, PART_BYTES } from '../../terms.ts'
import { listLeftOut, listPapers, listTables } from '../all-papers.ts'
import { copyReady } from '../mail/copy-letters.ts'
import { finishCopy, findUnmade, type Part } from '../queries.ts'
import { tableLines } from '../table-file.ts'
import { packInParts, type Entry } from '#platform/zip-parts.ts'

const PURPOSE = 'data-copies'

/** Makes the zip files of a copy and tells its member. Done twice it changes nothing; what falls is begun anew. */
export async function makeCopy(house: House, { id }: { id: number }, partBytes = PART_BYTES): Promise<void> {
  const copy = await findUnmade(house.db, id)
  if (!copy) return
  const { memberId } = copy
  const parts: Part[] = []
  const keep = async ({ stream, bytes }: { stream: Readable; bytes: number }) => {
    const key = await noteFile(
      house,
      { purpose: PURPOSE, ownerId: memberId, contentType: 'application/zip', ext: 'zip' },
      bytes,
    )
    await house.storage.put(key, stream, { contentType: 'application/zip', cacheControl: 'private, no-store', bytes })
    parts.push({ key, bytes })
  }
  const { files } = await packInParts(listEntries(house, memberId), partBytes, keep)
  await house.db.transaction().execute(async (tx) => {
    const at = house.clock.now()
    const until = addDays(at, COPY_DAYS)
    if (!(await finishCopy(tx, { id, files, parts, at, until }))) return
    for (const { key } of parts) await attachFile(house, tx, { key, purpose: PURPOSE, ownerId: memberId })
    await writeLetter(house, tx, copyReady(house, { ...copy, to: copy.email, until }))
  })
}

/** Tables, papers, and last what the reader must know of them. */
async function* listEntries(house: House, memberId: number): AsyncIterable<Entry> {
  const at = house.clock.now()
  const missing: string[] = []
  for (const { path, rows } of listTables(house))
    yield { path, at, open: () => firstOf(tableLines(house.db, rows(memberId))) }
  for await (const paper of listPapers(house, memberId)) {
    const { path, at: made = at } = paper
    const open = async () => {
      const body = await openPaper(house, paper)
      if (body === null && 'key' in paper) missing.push(path)
      return body
    }
    yield { path, at: made, open }
  }
  yield { path: 'はじめにお読みください.txt', at, open: async () => readMe(house, missing) }
}

async function openPaper({ storage }: House, paper: Paper) {
  if ('text' in paper) return `\uFEFF${paper.text}`
  if ('make' in paper) return paper.make()
  return (await storage.get(paper.key))?.stream ?? null
}

/** A table without a row is no file: the first line is read before one is begun. */
async function firstOf(lines: AsyncIterable<string>): Promise<Readable | null> {
  const from = lines[Symbol.asyncIterator]()
  const first = await from.next()
  if (first.done || first.value === '') {
    await from.return?.()
    return null
  }
  return Readable.from(
    (async function* () {
      yield first.value
      yield* { [Symbol.asyncIterator]: () => from }
    })(),
  )
}

const readMe = (house: House, missing: readonly string[]) =>
  `\uFEFF${[
    `${house.settings.siteName}が保存している、あなたの情報の控えです。`,
    '記録は表（CSV）、メモと添削の文章はMarkdown、領収書はPDF、画像などは元のファイルのまま入っています。該当する記録がない表は入っていません。',
    [
      '次の情報は、控えに入っていません。',
      ...listLeftOut(house).map((why) => `・${why}`),
      '・パスワード（元に戻せない形でのみ保存しています）',
    ].join('\n'),
    ...(missing.length > 0
      ? [['保存期間が終わるなどして、見つからなかったファイル', ...missing.map((path) => `・${path}`)].join('\n')]
      : []),
    `ご不明な点は、${house.settings.contactEmail} までお問い合わせください。`,
  ].join('\n\n')}\n`.replaceAll('\n', '\r\n')
