import { setImmediate as turn } from 'node:timers/promises'
import type { Db } from '#platform/db.ts'
import { frozenSize } from '#platform/frozen-size.ts'
import type { House } from '#platform/house.ts'
import type { PageCache } from '#platform/page-cache.ts'
import { listCourseIds } from '../search/sources.ts'
import { joined } from './joined.ts'
import { readCourses } from './read-courses.ts'
import { readShelves, type Shelves } from './read-shelves.ts'
import type { BriefCourse, Catalogue } from './terms.ts'

const BATCH = 250
/** More changed courses than this are read anew with all others. */
const MANY = 500

type Live = {
  courses: ReadonlyMap<number, BriefCourse> | null
  shelves: Shelves | null
  stale: Set<number>
  catalogue: Catalogue | null
  work: Promise<unknown>
}

const kept = new WeakMap<PageCache, Live>()

/**
 * The catalogue as this process holds it: read once, and what a purge names (`course:12`, `catalogue` for what stands
 * around the courses, `search` for all of them) is read anew before anybody gets it. The database itself says so
 * whoever changed it.
 */
export async function catalogueOf({ pages, db }: Pick<House, 'pages' | 'db'>): Promise<Catalogue> {
  const live = kept.get(pages) ?? begin(pages)
  await pages.awake()
  while (live.catalogue === null) {
    live.work = live.work.catch(() => {}).then(() => (live.catalogue ? undefined : mend(live, pages, db)))
    await live.work
  }
  return live.catalogue
}

/** Reads it before anybody asks; whoever does so meanwhile waits for it. A database that is away is met again then. */
export function warmCatalogue(house: Pick<House, 'pages' | 'db'>): void {
  void catalogueOf(house).catch(() => {})
}

function begin(pages: PageCache): Live {
  const live: Live = { courses: null, shelves: null, stale: new Set(), catalogue: null, work: Promise.resolve() }
  kept.set(pages, live)
  pages.onPurge((tag) => {
    const course = /^course:(\d+)$/.exec(tag)?.[1]
    if (course) live.stale.add(Number(course))
    if (tag === '*' || tag === 'search' || live.stale.size > MANY) live.courses = null
    if (tag === '*' || tag === 'catalogue') live.shelves = null
    if (live.stale.size > 0 || !live.courses || !live.shelves) live.catalogue = null
  })
  return live
}

/** What is purged while it is read was perhaps not yet to be read: then it is not kept, and read once more. */
async function mend(live: Live, pages: PageCache, db: Db): Promise<void> {
  // From here on every purge is heard.
  await pages.catchUp()
  const since = performance.now()
  const stale = [...live.stale]
  live.stale.clear()
  try {
    const known = live.courses
    const [courses, shelves] = await Promise.all([
      known === null ? readAll(db) : stale.length > 0 ? mended(known, stale, db) : known,
      live.shelves ?? readShelves(db).then(frozen),
    ])
    if (!pages.wasPurged(['search'], since)) live.courses = courses
    if (!pages.wasPurged(['catalogue'], since)) live.shelves = shelves
    if (live.stale.size === 0 && live.courses && live.shelves) live.catalogue = joined(live.courses, live.shelves)
  } catch (reason) {
    for (const id of stale) live.stale.add(id)
    throw reason
  }
}

async function readAll(db: Db): Promise<Map<number, BriefCourse>> {
  const all = new Map<number, BriefCourse>()
  const ids = await listCourseIds(db)
  for (let at = 0; at < ids.length; at += BATCH) {
    for (const course of await readCourses(db, ids.slice(at, at + BATCH))) all.set(course.id, frozen(course))
    // What else waits goes first.
    await turn()
  }
  return all
}

async function mended(
  courses: ReadonlyMap<number, BriefCourse>,
  ids: number[],
  db: Db,
): Promise<Map<number, BriefCourse>> {
  const anew = new Map(courses)
  for (const id of ids) anew.delete(id)
  for (const course of await readCourses(db, ids)) anew.set(course.id, frozen(course))
  return anew
}

function frozen<T>(value: T): T {
  frozenSize(value)
  return value
}
