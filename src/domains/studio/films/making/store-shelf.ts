import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '#ports/storage/port.ts'
import type { Shelf } from '../encoder/make-ready.ts'

/** Where pieces of a film lie in the store until all of them are there. */
export async function openShelf(storage: Storage, folder: string): Promise<Shelf & { clear(): Promise<void> }> {
  const there = new Set<string>()
  for await (const { key } of storage.list(`${folder}/`)) there.add(key.slice(folder.length + 1))
  return {
    has: (name) => there.has(name),
    async keep(name, file) {
      await putFile(storage, `${folder}/${name}`, file, 'video/mp4')
      there.add(name)
    },
    async fetch(name, file) {
      const piece = await storage.get(`${folder}/${name}`)
      if (!piece) throw new Error(`the store lost ${name}`)
      await pipeline(piece.stream, createWriteStream(file))
    },
    async clear() {
      for (const name of there) await storage.remove(`${folder}/${name}`)
    },
  }
}

export async function putFile(storage: Storage, key: string, file: string, contentType: string): Promise<number> {
  const { size: bytes } = await stat(file)
  await storage.put(key, createReadStream(file), { contentType, bytes })
  return bytes
}
