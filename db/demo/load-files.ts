import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { Storage } from '#ports/storage/port.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { drawSet } from './drawing/draw-set.ts'

const TYPES: Record<string, string> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.svg': 'image/svg+xml' }

/** Puts every picture beside those of the school into the object store, as soon as it is drawn. */
export async function loadFiles(
  storage: Storage,
  catalogue: DemoCatalogue,
  tell: (done: number) => void,
): Promise<void> {
  let done = 0
  const put = async (key: string, file: string) => {
    const cacheControl = key.startsWith('public/') ? 'public, max-age=31536000, immutable' : 'private, no-store'
    await storage.put(key, await readFile(file), { contentType: TYPES[extname(key)]!, cacheControl })
    if (++done % 50 === 0) tell(done)
  }
  await drawSet('house', catalogue, put)
  await drawSet('learners', catalogue, put)
}
