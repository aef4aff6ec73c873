import { LRUCache } from 'lru-cache'
import { squeeze, type Coding } from './codings.ts'
import type { Purges } from './purges.ts'

export type CachedPage = {
  headers: Record<string, string>
  plain: Buffer
  /** Its head as it is written, name and value in turn, and its bytes; null for as it is. */
  as(coding: Coding | null): { head: string[]; bytes: Buffer }
  tags: ReadonlySet<string>
  freshUntil: number
  /** the moment of business time at which it is over, whatever is left of its minute */
  turnsAt: Date | null
}

type NewPage = {
  headers: Record<string, string>
  plain: Buffer
  tags: Iterable<string>
  turnsAt: Date | null
  /** of `performance.now()` */
  since: number
}

const MB = 1024 * 1024
/** What visitors ask for as it is, and what they asked of it beside: no number of questions pushes out a plain page. */
const PLAIN_BYTES = 72 * MB
const ASKED_BYTES = 24 * MB

/** Whole pages as visitors get them. */
export type KeptPages = {
  find(key: string): CachedPage | undefined
  isFresh(page: CachedPage, now: Date): boolean
  /** Keeps a page that was begun at `since`: what was purged meanwhile is not kept. */
  keep(key: string, page: NewPage): CachedPage
}

export function keepPages(purges: Purges, freshMs: number): KeptPages {
  const shelf = (maxSize: number) => new LRUCache<string, CachedPage>({ maxSize, sizeCalculation: sizeOf })
  const [plainPages, askedPages] = [shelf(PLAIN_BYTES), shelf(ASKED_BYTES)]
  const shelfOf = (key: string) => (isPlain(key) ? plainPages : askedPages)

  purges.onPurge((tag) => {
    for (const pages of [plainPages, askedPages])
      for (const [key, page] of pages.entries()) if (tag === '*' || page.tags.has(tag)) pages.delete(key)
  })

  return {
    find: (key) => shelfOf(key).get(key),
    isFresh: ({ freshUntil, turnsAt }, now) => freshUntil > Date.now() && (turnsAt === null || now < turnsAt),
    keep(key, { headers, plain, tags, turnsAt, since }) {
      shelfOf(key).delete(key)
      const page = squeezedWhenAsked({ headers, plain, tags: new Set(tags), freshUntil: Date.now() + freshMs, turnsAt })
      if (purges.wasPurged(page.tags, since)) return page
      shelfOf(key).set(key, page)
      return page
    },
  }
}

/** Squeezing costs as much as rendering, and most visitors' browsers take the same of the two. */
function squeezedWhenAsked(page: Omit<CachedPage, 'as'>): CachedPage {
  const forms = new Map<Coding | null, ReturnType<CachedPage['as']>>()
  const formOf = (coding: Coding | null) => {
    const bytes = coding ? squeeze(page.plain, coding, 'kept') : page.plain
    const more = { 'Content-Length': String(bytes.length), ...(coding && { 'Content-Encoding': coding }) }
    return { head: Object.entries({ ...page.headers, ...more }).flat(), bytes }
  }
  return {
    ...page,
    as(coding) {
      const form = forms.get(coding) ?? formOf(coding)
      forms.set(coding, form)
      return form
    },
  }
}

/** The address alone, and whether a browser is advised: no query, nothing put away. */
const isPlain = (key: string) => /^[^? ]+ !?$/.test(key)

/** The squeezed forms together take less than half of the plain one. */
function sizeOf(page: CachedPage): number {
  return Math.ceil(page.plain.length * 1.5) + 1
}
