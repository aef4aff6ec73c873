import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'

export type Entry = { path: string; at: Date; open: () => Promise<Readable | Buffer | string | null> }
type Keep = (zip: { stream: Readable; bytes: number }) => Promise<void>

/** Pictures, sounds and papers are packed already. */
const PACKED = /\.(?:jpe?g|png|webp|gif|avif|zip|pdf|mp4|webm|mp3|m4a|clip)$/i

/**
 * Packs entries one after the other into zip files on the disk, each handed on before the next is begun: memory holds a
 * piece of one entry at a time, the disk one zip. What cannot be opened is told, not packed.
 */
export async function packInParts(entries: AsyncIterable<Entry>, partBytes: number, keep: Keep): Promise<Packed> {
  const folder = await mkdtemp(join(tmpdir(), 'copy-'))
  const packed: Packed = { files: 0, missing: [] }
  const names = new Set<string>()
  let zip: Zip | null = null
  const close = async () => {
    if (!zip) return
    const { path, bytes } = await zip.end()
    await keep({ stream: createReadStream(path), bytes })
    await rm(path)
    zip = null
  }
  try {
    for await (const { path, at, open } of entries) {
      const body = await open()
      if (body === null) {
        packed.missing.push(path)
        continue
      }
      zip ??= await openZip(join(folder, 'part.zip'))
      await zip.add(once(names, path), at, body instanceof Readable ? body : Readable.from([body]))
      packed.files += 1
      if (zip.bytes() >= partBytes) await close()
    }
    await close()
    return packed
  } finally {
    zip?.abort()
    await rm(folder, { recursive: true, force: true })
  }
}
export type Packed = { files: number; missing: string[] }

/** The same as one zip that goes out while it is packed: of one entry at a time a piece is held, nothing on the disk. */
export async function zipOf(entries: AsyncIterable<Entry>): Promise<Readable> {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  const names = new Set<string>()
  let open: Readable | null = null
  // Who stops loading in the middle lets go of the file that is being read.
  out.once('close', () => open?.destroy())
  const pack = async () => {
    for await (const entry of entries) {
      const { path, at } = entry
      const body = await entry.open()
      if (body === null) continue
      const stream = body instanceof Readable ? body : Readable.from([body])
      open = stream
      zip.addReadStream(stream, once(names, path), { mtime: at, compress: !PACKED.test(path) })
      await finished(stream)
    }
    zip.end()
  }
  void pack().catch((failure) => out.destroy(failure as Error))
  return out
}

type Zip = Awaited<ReturnType<typeof openZip>>

async function openZip(path: string) {
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const sink = createWriteStream(path)
  const written = pipeline(zip.outputStream as Readable, sink)
  // Whoever waits for an entry hears of a full disk too; nobody else has to.
  written.catch(() => {})
  zip.on('error', (failure) => sink.destroy(failure as Error))
  let read = 0
  return {
    bytes: () => read,
    async add(name: string, mtime: Date, body: Readable) {
      const counted = new Transform({
        transform(chunk: Buffer, _, done) {
          read += chunk.length
          done(null, chunk)
        },
      })
      zip.addReadStream(counted, name, { mtime, compress: !PACKED.test(name) })
      const arrived = pipeline(body, counted)
      await Promise.race([arrived, written.then(() => arrived)])
    },
    async end() {
      zip.end()
      await written
      return { path, bytes: sink.bytesWritten }
    },
    abort: () => sink.destroy(),
  }
}

/** Two files of one name would be one when they are unpacked. */
function once(names: Set<string>, path: string): string {
  let name = path
  for (let count = 2; names.has(name); count++) name = path.replace(/(\.\w+)?$/, `_${count}$1`)
  names.add(name)
  return name
}
