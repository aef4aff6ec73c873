import type { Db } from './db.ts'
import { type KeptPages, keepPages } from './kept-pages.ts'
import { hearPurges, type Purges } from './purges.ts'
import { type Remembered, rememberValues } from './remembered.ts'

/** What each process keeps, whole pages and single values, and the purges by which all of them let go of it. */
export type PageCache = KeptPages & Remembered & Purges

export function makePageCache(db: Db, freshMs = 60_000): PageCache {
  const purges = hearPurges(db)
  return { ...purges, ...keepPages(purges, freshMs), ...rememberValues(purges, freshMs) }
}
