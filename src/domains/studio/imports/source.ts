import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { glob, lstat, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A folder that a school brings: its sheets, and below `files/` what they name. */
export type Source = {
  /** Every file by its path, with its size. */
  files: ReadonlyMap<string, number>
  read(path: string): Promise<Buffer>
  /** The whole, or its first bytes. */
  open(path: string, bytes?: number): Readable
  digest(path: string): Promise<string>
}

export async function openFolder(folder: string): Promise<Source> {
  const files = new Map<string, number>()
  for await (const found of glob('**/*', { cwd: folder })) {
    // What leads out of the folder by a link is not of the folder.
    const seen = await lstat(join(folder, found))
    if (seen.isFile()) files.set(found.replaceAll(sep, '/').normalize('NFC'), seen.size)
  }
  const known = new Map<string, Promise<string>>()
  const place = (path: string) => {
    if (!files.has(path)) throw new Error('no such file')
    return join(folder, ...path.split('/'))
  }
  return {
    files,
    read: (path) => readFile(place(path)),
    open: (path, bytes) => createReadStream(place(path), bytes === undefined ? {} : { end: bytes - 1 }),
    digest(path) {
      const told = known.get(path) ?? digestOf(createReadStream(place(path)))
      known.set(path, told)
      return told
    },
  }
}

export async function digestOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(stream, hash)
  return hash.digest('hex')
}
