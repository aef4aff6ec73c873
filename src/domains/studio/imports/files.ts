import { Readable } from 'node:stream'
import type { Reader } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { outwardPath, partsOf } from './outward.ts'
import { digestOf, type Source } from './source.ts'

/** From which file of the folder something in the store was made, as far as that is known. */
export type Origins = Map<string, { path: string; sha256: string }>

export async function readOrigins(db: Reader): Promise<Origins> {
  const rows = await db.selectFrom('import_files').selectAll().execute()
  return new Map(rows.map(({ key, path, sha256 }) => [key, { path, sha256 }]))
}

export async function noteOrigin(db: Reader, key: string, path: string, sha256: string): Promise<void> {
  await db
    .insertInto('import_files')
    .values({ key, path, sha256 })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ path, sha256 }))
    .execute()
}

/** How something in the store is called outside. */
export const pathOf = (origins: Origins, key: string) => origins.get(key)?.path ?? outwardPath(key)

/** What a file of the folder sums up to; a folder by all that lies in it. Null where there is none. */
export async function digestIn(source: Source, path: string): Promise<string | null> {
  const at = `files/${path}`
  if (source.files.has(at)) return source.digest(at)
  const inside = [...source.files.keys()].filter((one) => one.startsWith(`${at}/`)).toSorted()
  if (inside.length === 0) return null
  const lines = inside.map(async (one) => `${one.slice(at.length)} ${await source.digest(one)}`)
  return digestOf(Readable.from([(await Promise.all(lines)).join('\n')]))
}

/** The same of what lies in the store under a key; asked once and then known. */
export async function digestStored(house: House, origins: Origins, key: string): Promise<string> {
  const known = origins.get(key)
  if (known) return known.sha256
  const path = pathOf(origins, key)
  const parts = (await partsOf(house, key, path)).toSorted((a, b) => (`/${a.path}` < `/${b.path}` ? -1 : 1))
  const lines: string[] = []
  for (const part of parts) {
    const body = await part.open()
    const sum = await digestOf(body instanceof Readable ? body : Readable.from([body]))
    lines.push(part.path === '' ? sum : `/${part.path} ${sum}`)
  }
  const sha256 = parts[0]?.path === '' ? lines[0]! : await digestOf(Readable.from([lines.join('\n')]))
  await noteOrigin(house.db, key, path, sha256)
  origins.set(key, { path, sha256 })
  return sha256
}
