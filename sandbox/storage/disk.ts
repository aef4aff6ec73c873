import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'

/** A file that holds all of an object, or the part of it that came as one. */
export type Piece = { file: string; size: number }

export type ObjectCard = {
  key: string
  pieces: Piece[]
  size: number
  etag: string
  changedAt: string
  headers: Record<string, string>
}

/** A body that is on disk and not yet part of the store. */
export type Received = Piece & { etag: string; sha256: string; crc32: string; discard(): Promise<void> }

type Whole = Pick<ObjectCard, 'pieces' | 'etag'>
export const wholeOf = ({ file, size, etag }: Received): Whole => ({ pieces: [{ file, size }], etag })

export type Disk = ReturnType<typeof openDisk>

export class TooLong extends Error {}

/**
 * Objects as files: a body under a random name and a card that names it, so that a rename makes a write whole. A store
 * may begin with what another one holds, which it never changes: a drawer is looked into there until it is taken.
 */
export function openDisk(folder: string, begun?: string) {
  const { place, take, drawersOf } = drawersIn(folder, begun)

  async function receive(bucket: string, key: string, body: Readable, maxBytes = Infinity): Promise<Received> {
    const { drawer, hash } = await take(bucket, key)
    const file = `${hash}.${randomUUID()}.body`
    const [md5, sha256] = [createHash('md5'), createHash('sha256')]
    let [size, crc] = [0, 0]
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        if (size > maxBytes) return done(new TooLong())
        md5.update(chunk)
        sha256.update(chunk)
        crc = crc32(chunk, crc)
        done(null, chunk)
      },
    })
    const discard = () => rm(join(drawer, file), { force: true })
    try {
      await pipeline(body, count, createWriteStream(join(drawer, file)))
    } catch (failure) {
      await discard()
      throw failure
    }
    const sums = { sha256: sha256.digest('hex'), crc32: crc.toString(16).padStart(8, '0') }
    return { file, size, etag: `"${md5.digest('hex')}"`, ...sums, discard }
  }

  async function accept(bucket: string, key: string, { pieces, etag }: Whole, headers: Record<string, string>) {
    const { drawer, card } = await take(bucket, key)
    const old = await find(bucket, key)
    const size = pieces.reduce((sum, piece) => sum + piece.size, 0)
    const changedAt = new Date().toISOString()
    const draft = join(drawer, `${randomUUID()}.card`)
    await writeFile(draft, JSON.stringify({ key, pieces, size, etag, changedAt, headers } satisfies ObjectCard))
    await rename(draft, card)
    if (old) await drop(bucket, key, old.pieces)
  }

  async function find(bucket: string, key: string): Promise<ObjectCard | null> {
    return readCard(place(bucket, key).card)
  }

  async function remove(bucket: string, key: string) {
    const old = await find(bucket, key)
    if (!old) return
    await rm((await take(bucket, key)).card, { force: true })
    await drop(bucket, key, old.pieces)
  }

  async function drop(bucket: string, key: string, pieces: readonly Pick<Piece, 'file'>[]) {
    const { drawer } = place(bucket, key)
    for (const { file } of pieces) await rm(join(drawer, file), { force: true })
  }

  const open = (bucket: string, { key, pieces }: ObjectCard, part: Span) =>
    openPieces(place(bucket, key).drawer, pieces, part)

  async function list(bucket: string, prefix: string): Promise<ObjectCard[]> {
    const cards = await Promise.all((await drawersOf(bucket)).map(cardsIn))
    return cards
      .flat()
      .filter((card) => card !== null)
      .filter(({ key }) => key.startsWith(prefix))
      .toSorted(byKey)
  }

  return { folder, receive, accept, find, remove, drop, open, list }
}

function drawersIn(folder: string, begun: string | undefined) {
  const drawerOf = (bucket: string, name: string) => {
    const [own, other] = [join(folder, bucket, name), begun && join(begun, bucket, name)]
    return other && !existsSync(own) && existsSync(other) ? { drawer: other, own } : { drawer: own, own }
  }
  const place = (bucket: string, key: string) => {
    const hash = createHash('sha256').update(key).digest('hex')
    const { drawer, own } = drawerOf(bucket, hash.slice(0, 2))
    return { drawer, own, card: join(drawer, `${hash}.json`), hash }
  }
  return {
    place,
    /** Where something of a key may change: its drawer is this store's own from now on. */
    async take(bucket: string, key: string) {
      const { drawer, own } = place(bucket, key)
      if (drawer === own) await mkdir(own, { recursive: true })
      else await linkAll(drawer, own, join(folder, '.taken', randomUUID()))
      return place(bucket, key)
    },
    async drawersOf(bucket: string) {
      const roots = begun ? [folder, begun] : [folder]
      const names = await Promise.all(roots.map((root) => namesIn(join(root, bucket))))
      return [...new Set(names.flat())].map((name) => drawerOf(bucket, name).drawer)
    },
  }
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => [])

const cardsIn = async (drawer: string) =>
  Promise.all(
    (await namesIn(drawer)).filter((name) => name.endsWith('.json')).map((name) => readCard(join(drawer, name))),
  )

/** The files of a folder in a place of their own, all at once or not at all; whoever else was first has done it. */
async function linkAll(from: string, to: string, draft: string) {
  await mkdir(draft, { recursive: true })
  for (const name of await readdir(from)) await link(join(from, name), join(draft, name))
  await mkdir(dirname(to), { recursive: true })
  await rename(draft, to).catch(() => rm(draft, { recursive: true }))
}

type Span = { start: number; end: number }

/** The first is open when this returns, so that an object that was replaced meanwhile is noticed. */
async function openPieces(drawer: string, pieces: readonly Piece[], { start, end }: Span): Promise<Readable> {
  let at = 0
  const wanted = pieces.flatMap(({ file, size }) => {
    const from = Math.max(start - at, 0)
    const to = Math.min(end - at, size - 1)
    at += size
    return from <= to ? [{ file, span: { start: from, end: to } }] : []
  })
  const [first, ...rest] = wanted.map(
    ({ file, span }) =>
      () =>
        createReadStream(join(drawer, file), span),
  )
  const stream = first!()
  await once(stream, 'open')
  return rest.length === 0 ? stream : Readable.from(oneByOne(stream, rest), { objectMode: false })
}

async function* oneByOne(first: Readable, rest: (() => Readable)[]) {
  yield* first
  for (const next of rest) yield* next()
}

const byKey = (left: ObjectCard, right: ObjectCard) => Buffer.compare(Buffer.from(left.key), Buffer.from(right.key))

async function readCard(path: string): Promise<ObjectCard | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return null
  // A card of before objects could come in parts names its one file.
  const { file, ...card } = JSON.parse(text) as ObjectCard & { file?: string }
  return file ? { ...card, pieces: [{ file, size: card.size }] } : card
}
