import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type ObjectCard = {
  key: string
  file: string
  size: number
  etag: string
  sha256: string
  changedAt: string
  headers: Record<string, string>
}

/** A body that is on disk and not yet part of the store. */
export type Received = Pick<ObjectCard, 'file' | 'size' | 'etag' | 'sha256'> & { discard(): Promise<void> }

export type Disk = ReturnType<typeof openDisk>

export class TooLong extends Error {}

/** Objects as files: a body under a random name and a card that names it, so that a rename makes a write whole. */
export function openDisk(folder: string) {
  const place = (bucket: string, key: string) => {
    const hash = createHash('sha256').update(key).digest('hex')
    const drawer = join(folder, bucket, hash.slice(0, 2))
    return { drawer, card: join(drawer, `${hash}.json`), hash }
  }

  async function receive(bucket: string, key: string, body: Readable, maxBytes = Infinity): Promise<Received> {
    const { drawer, hash } = place(bucket, key)
    await mkdir(drawer, { recursive: true })
    const file = `${hash}.${randomUUID()}.body`
    const [md5, sha256] = [createHash('md5'), createHash('sha256')]
    let size = 0
    const count = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length
        if (size > maxBytes) return done(new TooLong())
        md5.update(chunk)
        sha256.update(chunk)
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
    return { file, size, etag: `"${md5.digest('hex')}"`, sha256: sha256.digest('hex'), discard }
  }

  async function accept(bucket: string, key: string, received: Received, headers: Record<string, string>) {
    const { drawer, card } = place(bucket, key)
    const old = await find(bucket, key)
    const { file, size, etag, sha256 } = received
    const text = JSON.stringify({
      key,
      file,
      size,
      etag,
      sha256,
      changedAt: new Date().toISOString(),
      headers,
    } satisfies ObjectCard)
    await writeFile(join(drawer, `${file}.card`), text)
    await rename(join(drawer, `${file}.card`), card)
    if (old && old.file !== file) await rm(join(drawer, old.file), { force: true })
  }

  async function find(bucket: string, key: string): Promise<ObjectCard | null> {
    return readCard(place(bucket, key).card)
  }

  async function remove(bucket: string, key: string) {
    const { drawer, card } = place(bucket, key)
    const old = await readCard(card)
    await rm(card, { force: true })
    if (old) await rm(join(drawer, old.file), { force: true })
  }

  function open(bucket: string, { key, file }: ObjectCard, part?: { start: number; end: number }) {
    return createReadStream(join(place(bucket, key).drawer, file), part)
  }

  async function list(bucket: string, prefix: string): Promise<ObjectCard[]> {
    const names = await readdir(join(folder, bucket), { recursive: true }).catch(() => [])
    const cards = await Promise.all(
      names.filter((name) => name.endsWith('.json')).map((name) => readCard(join(folder, bucket, name))),
    )
    return cards
      .filter((card) => card !== null)
      .filter(({ key }) => key.startsWith(prefix))
      .toSorted(byKey)
  }

  return { receive, accept, find, remove, open, list }
}

const byKey = (left: ObjectCard, right: ObjectCard) => Buffer.compare(Buffer.from(left.key), Buffer.from(right.key))

async function readCard(path: string): Promise<ObjectCard | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as ObjectCard)
}
