import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Entry } from 'yauzl'
import type { House } from '#platform/house.ts'
import { orNotFound } from '#platform/refusal.ts'
import { decodeText } from '#platform/decode-text.ts'
import { openFolder, type Source } from './source.ts'

const ENTRIES_MOST = 200_000
const BYTES_MOST = 60 * 1024 * 1024 * 1024
/** What else lives on the disk of the machine needs room as well. */
const ROOM_SHARE = 0.8
const BAD_NAME = 'zipの中に、読み取れない名前のファイルがあります。'
const BROKEN = 'zipの中に、暗号化されているか壊れているファイルがあります。'
/** A name that is too long, or that is a file here and a folder there. */
const UNFIT_NAMES = new Set(['ENAMETOOLONG', 'EEXIST', 'ENOTDIR', 'EISDIR'])

/** It is no zip that we can read; the sentence says why. */
export class BadZip extends Error {}

/** A zip of the store, unpacked for as long as the work takes. */
export async function inSchoolFolder<T>(house: House, key: string, work: (source: Source) => Promise<T>): Promise<T> {
  const room = await mkdtemp(join(tmpdir(), 'school-'))
  try {
    const zip = join(room, 'school.zip')
    await pipeline(orNotFound(await house.storage.get(key)).stream, createWriteStream(zip))
    const folder = join(room, 'school')
    await mkdir(folder)
    await unpack(zip, folder)
    await rm(zip)
    return await work(await openFolder(await innermost(folder)))
  } finally {
    await rm(room, { recursive: true, force: true })
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  const yauzl = await import('yauzl')
  const open = Promise.withResolvers<import('yauzl').ZipFile>()
  yauzl.open(file, { lazyEntries: true, decodeStrings: false, autoClose: false }, (failure, zip) =>
    failure ? open.reject(new BadZip('zipとして読み取れません。')) : open.resolve(zip),
  )
  const zip = await open.promise
  try {
    const { bavail, bsize } = await statfs(folder)
    const room = bavail * bsize * ROOM_SHARE
    let bytes = 0
    if (zip.entryCount > ENTRIES_MOST) throw new BadZip('zipに入っているファイルが多すぎます。')
    for (;;) {
      const entry = await nextOf(zip)
      if (!entry) return
      // Names of older Windows programs say nothing of their letters.
      const name =
        decodeText(entry.fileName as unknown as Buffer)
          ?.replaceAll('\\', '/')
          .normalize('NFC') ?? null
      if (name === null || yauzl.validateFileName(name) !== null) throw new BadZip(BAD_NAME)
      bytes += entry.uncompressedSize
      if (bytes > BYTES_MOST) throw new BadZip('zipの中身が大きすぎます。60GBまでです。')
      if (bytes > room) throw new BadZip('zipの中身が大きすぎて、サーバーに置けません。分けて取り込んでください。')
      if (!name.endsWith('/') && !/(^|\/)(__MACOSX|\.[^/]*)(\/|$)/.test(name))
        await keep(zip, entry, join(folder, name))
    }
  } finally {
    zip.close()
  }
}

function nextOf(zip: import('yauzl').ZipFile): Promise<Entry | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Entry | null>()
  const found = (entry: Entry) => resolve(entry)
  const ended = () => resolve(null)
  const failed = () => reject(new BadZip('zipが壊れています。'))
  zip.once('entry', found).once('end', ended).once('error', failed)
  zip.readEntry()
  return promise.finally(() => zip.off('entry', found).off('end', ended).off('error', failed))
}

async function keep(zip: import('yauzl').ZipFile, entry: Entry, to: string): Promise<void> {
  await write(zip, entry, to).catch((failure: NodeJS.ErrnoException) => {
    const { code } = failure
    if (code && UNFIT_NAMES.has(code)) throw new BadZip(BAD_NAME)
    // What is wrong with the machine has a code of its system; what is wrong with the zip has none, or the unpacker's.
    if (!(failure instanceof BadZip) && (!code || code.startsWith('Z_'))) throw new BadZip(BROKEN)
    throw failure
  })
}

async function write(zip: import('yauzl').ZipFile, entry: Entry, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  const stream = Promise.withResolvers<import('node:stream').Readable>()
  zip.openReadStream(entry, (failure, opened) => (failure ? stream.reject(new BadZip(BROKEN)) : stream.resolve(opened)))
  await pipeline(await stream.promise, createWriteStream(to))
}

/** Many programs put everything into one folder of its own. */
async function innermost(folder: string): Promise<string> {
  const inside = await readdir(folder, { withFileTypes: true })
  return inside.length === 1 && inside[0]!.isDirectory() && inside[0]!.name !== 'files'
    ? innermost(join(folder, inside[0]!.name))
    : folder
}
