import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { PageCache } from '#platform/page-cache.ts'
import { sweep } from '#platform/sweep.ts'
import { SearchIndex } from './search-index.ts'
import { type CourseSource, listCourseIds, listSources, readDictionary } from './sources.ts'

const BATCH = 250
/** So long others wait at most while the index is made. */
const BREATH_MS = 8
/** More changed courses than this are read anew with all others. */
const MANY = 500

type Live = { index: Promise<SearchIndex> | null; stale: Set<number>; work: Promise<unknown> }

const kept = new WeakMap<PageCache, Live>()

/**
 * The index of this process: made once, and mended when a course's pages are purged (`course:12`, or `search` for all)
 * before anybody gets an answer from it. The database itself says so whoever changed the course.
 */
export async function searchIndexOf({ pages, db }: Pick<House, 'pages' | 'db'>): Promise<SearchIndex> {
  const live = kept.get(pages) ?? begin(pages)
  while (live.index === null || live.stale.size > 0) {
    live.work = live.work.catch(() => {}).then(() => mend(live, pages, db))
    await live.work
  }
  return live.index
}

/** Makes the index before anybody asks; whoever does so meanwhile waits for it. A database that is away is met again then. */
export function warmSearch(house: Pick<House, 'pages' | 'db' | 'search'>): void {
  if (!house.search) void searchIndexOf(house).catch(() => {})
}

function begin(pages: PageCache): Live {
  const live: Live = { index: null, stale: new Set(), work: Promise.resolve() }
  kept.set(pages, live)
  pages.onPurge((tag) => {
    const course = /^course:(\d+)$/.exec(tag)?.[1]
    if (course) live.stale.add(Number(course))
    if (tag === '*' || tag === 'search' || live.stale.size > MANY) live.index = null
  })
  return live
}

async function mend(live: Live, pages: PageCache, db: Db): Promise<void> {
  // What is purged from here on was perhaps not yet to be read.
  const stale = [...live.stale]
  live.stale.clear()
  try {
    if (live.index === null) {
      // From here on every purge is heard, and none that came before is.
      await pages.catchUp()
      const made = makeIndex(db)
      live.index = made
      await made.catch(() => (live.index === made ? (live.index = null) : null))
      await made
    } else if (stale.length > 0) {
      const index = await live.index
      const sources = new Map((await listSources(db, stale)).map((source) => [source.id, source]))
      for (const id of stale) index.put(id, sources.get(id))
    }
  } catch (reason) {
    for (const id of stale) live.stale.add(id)
    throw reason
  }
}

export async function makeIndex(db: Db): Promise<SearchIndex> {
  const [dictionary, ids] = await Promise.all([readDictionary(db), listCourseIds(db)])
  const index = new SearchIndex(dictionary)
  await index.fill(inBatches(db, ids), breather())
  sweep()
  return index
}

async function* inBatches(db: Db, ids: number[]): AsyncGenerator<CourseSource[]> {
  for (let at = 0; at < ids.length; at += BATCH) yield listSources(db, ids.slice(at, at + BATCH))
}

/** Gives way to what else waits, when it has waited long enough. */
function breather(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < BREATH_MS) return
    await turn()
    since = performance.now()
  }
}
