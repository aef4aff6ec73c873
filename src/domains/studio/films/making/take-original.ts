import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#ports/storage/port.ts'

/** Brings a film from the store to this machine and tells the sum of its bytes. */
export async function takeOriginal(storage: Storage, key: string, file: string, signal: AbortSignal): Promise<string> {
  const original = await storage.get(key)
  if (!original) throw new Error(`the store has no ${key}`)
  const hash = createHash('sha256')
  const summed = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await pipeline(original.stream, summed, createWriteStream(file), { signal })
  return hash.digest('hex')
}
