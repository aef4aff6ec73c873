import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk, Received } from './disk.ts'

/** An object that comes in parts: what it will be, and under which name its parts are brought. */
export type Upload = {
  id: string
  key: string
  begunAt: string
  headers: Record<string, string>
  /** The checksum that each of its parts must bring. */
  algorithm: string | null
}
export type PartCard = Pick<Received, 'file' | 'size' | 'etag' | 'sha256' | 'crc32'> & {
  number: number
  changedAt: string
}

export type Uploads = ReturnType<typeof openUploads>

/** Uploads under way: each a folder with its card and a card for each part, whose bodies lie where the object will. */
export function openUploads(disk: Disk) {
  const shelf = (bucket: string) => join(disk.folder, '.uploads', bucket)
  const at = (bucket: string, id: string) => join(shelf(bucket), /^[0-9a-f]{32}$/.test(id) ? id : 'none')

  async function begin(bucket: string, about: Omit<Upload, 'id' | 'begunAt'>): Promise<Upload> {
    const upload = { ...about, id: randomUUID().replaceAll('-', ''), begunAt: new Date().toISOString() }
    await mkdir(at(bucket, upload.id), { recursive: true })
    await writeFile(join(at(bucket, upload.id), 'upload.json'), JSON.stringify(upload))
    return upload
  }

  async function find(bucket: string, key: string, id: string): Promise<Upload | null> {
    const upload = await readJson<Upload>(join(at(bucket, id), 'upload.json'))
    return upload?.key === key ? upload : null
  }

  /** Keeps a part; one of the same number is replaced. False where the upload ended meanwhile. */
  async function keep(bucket: string, { id, key }: Upload, number: number, received: Received): Promise<boolean> {
    const { file, size, etag, sha256, crc32 } = received
    const part = { number, file, size, etag, sha256, crc32, changedAt: new Date().toISOString() } satisfies PartCard
    const card = join(at(bucket, id), `${number}.part`)
    const draft = join(at(bucket, id), `${randomUUID()}.draft`)
    try {
      await writeFile(draft, JSON.stringify(part))
      const old = await readJson<PartCard>(card)
      await rename(draft, card)
      if (old) await disk.drop(bucket, key, [old])
      return true
    } catch {
      await received.discard()
      return false
    }
  }

  async function parts(bucket: string, { id }: Upload): Promise<PartCard[]> {
    const names = await readdir(at(bucket, id)).catch(() => [])
    const cards = names.filter((name) => name.endsWith('.part')).map((name) => join(at(bucket, id), name))
    const found = await Promise.all(cards.map((card) => readJson<PartCard>(card)))
    return found.filter((card) => card !== null).toSorted((one, other) => one.number - other.number)
  }

  /** Ends an upload for exactly one of those who end it at once, and gives them its parts; null for the others. */
  async function end(bucket: string, upload: Upload): Promise<PartCard[] | null> {
    const ended = join(shelf(bucket), `${upload.id}.ended`)
    try {
      await rename(at(bucket, upload.id), ended)
    } catch {
      return null
    }
    const cards = await Promise.all(
      (await readdir(ended))
        .filter((name) => name.endsWith('.part'))
        .map((name) => readJson<PartCard>(join(ended, name))),
    )
    await rm(ended, { recursive: true, force: true })
    return cards.filter((card) => card !== null)
  }

  async function list(bucket: string, prefix: string): Promise<Upload[]> {
    const ids = await readdir(shelf(bucket)).catch(() => [])
    const found = await Promise.all(ids.map((id) => readJson<Upload>(join(at(bucket, id), 'upload.json'))))
    const order = ({ key, begunAt, id }: Upload) => Buffer.from(`${key}\0${begunAt}\0${id}`)
    return found
      .filter((upload) => upload !== null)
      .filter(({ key }) => key.startsWith(prefix))
      .toSorted((one, other) => Buffer.compare(order(one), order(other)))
  }

  return { begin, find, keep, parts, end, list }
}

async function readJson<T>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as T)
}
