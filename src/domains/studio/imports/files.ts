import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { outwardPath, partsOf } from './outward.ts'
import { digestOf, type Source } from './source.ts'

/** What something in the store is called outside, what the file summed up to from which it was made, and what goes out of it. */
export type Origin = { path: string; sha256: string; outward: string | null }

/** By the key in the store, and found by what they sum up to. */
export class Origins extends Map<string, Origin> {
  readonly #keys = new Map<string, Set<string>>()

  override set(key: string, origin: Origin): this {
    for (const sum of [origin.sha256, origin.outward])
      if (sum) this.#keys.set(sum, (this.#keys.get(sum) ?? new Set()).add(key))
    return super.set(key, origin)
  }

  /** Under which key something lies here that came of this very file. */
  find(below: string, sum: string | null): string | null {
    for (const key of (sum && this.#keys.get(sum)) || [])
      if (key.startsWith(below) && isOf(this.get(key)!, sum)) return key
    return null
  }
}

export async function readOrigins(db: Reader): Promise<Origins> {
  const rows = await db.selectFrom('import_files').selectAll().execute()
  const origins = new Origins()
  for (const { key, ...origin } of rows) origins.set(key, origin)
  return origins
}

/** Kept for the next time, and known from now on. */
export async function noteOrigins(db: Reader, origins: Origins, noted: ReadonlyMap<string, Origin>): Promise<void> {
  const rows = [...noted].map(([key, origin]) => ({ key, ...origin }))
  await sql`insert into import_files (key, path, sha256, outward)
    select key, path, sha256, outward from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x(key text, path text, sha256 text, outward text)
    on conflict (key) do update set path = excluded.path, sha256 = excluded.sha256, outward = excluded.outward`.execute(
    db,
  )
  for (const [key, origin] of noted) origins.set(key, origin)
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

/** Whether a file of the folder is what stands here: what once came, or what goes out of it, drawn anew. */
export async function isStored(house: House, origins: Origins, key: string, sum: string): Promise<boolean> {
  const known = origins.get(key)
  return (known && isOf(known, sum)) || (await digestStored(house, origins, key)) === sum
}

export const isOf = (origin: Origin, sum: string | null) => origin.sha256 === sum || origin.outward === sum

/** What goes out of what lies in the store under a key sums up to this; asked once and then known. */
export async function digestStored(house: House, origins: Origins, key: string): Promise<string> {
  const known = origins.get(key)
  if (known?.outward) return known.outward
  const sums: Sum[] = []
  for (const part of await partsOf(house, key, pathOf(origins, key))) {
    const body = await part.open()
    sums.push({ path: part.path, sum: await digestOf(body instanceof Readable ? body : Readable.from([body])) })
  }
  return noteOutward(house, origins, key, sums)
}

export type Sum = { path: string; sum: string }

/** What went out of what lies under a key, part by part, is known from now on. */
export async function noteOutward(house: House, origins: Origins, key: string, sums: readonly Sum[]): Promise<string> {
  const sorted = sums.toSorted((a, b) => (`/${a.path}` < `/${b.path}` ? -1 : 1))
  const [first] = sorted
  const lines = sorted.map(({ path, sum }) => `/${path} ${sum}`)
  const outward = first?.path === '' ? first.sum : await digestOf(Readable.from([lines.join('\n')]))
  const sha256 = origins.get(key)?.sha256 ?? outward
  await noteOrigins(house.db, origins, new Map([[key, { path: pathOf(origins, key), sha256, outward }]]))
  return outward
}
