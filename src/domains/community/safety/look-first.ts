import { buffer } from 'node:stream/consumers'
import type { Actor } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'
import { likenessOf, type Likeness } from '#platform/pictures/likeness.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../refusals.ts'
import { findHidden, listWatched } from './queries.ts'
import { watchedIn } from './rules.ts'

export type WhyWait = 'first' | 'words' | 'similar'

/** What the list says of the words, before any picture is taken in: they are refused, or wait for a look. */
export async function judgeWords({ house }: Actor, texts: readonly string[]): Promise<WhyWait | null> {
  const list = await house.pages.remember('watched_words', ['watched_words'], () => listWatched(house.db))
  const effect = watchedIn(texts, list)
  if (effect === 'refuse') refuse('words-refused')
  return effect === null ? null : 'words'
}

/** By what a kept picture is known again. */
export async function likenessOfKept({ storage }: House, key: string): Promise<Likeness> {
  return likenessOf(await buffer(orNotFound(await storage.get(key)).stream))
}

type Shown = { fingerprint: string | null; likeness: string | null; small_key?: string | null }

/** By what something that is shown is known again: as it was noted when it came, else from its picture for lists. */
export async function knownAs({ storage }: House, { fingerprint, likeness, small_key }: Shown) {
  if (fingerprint && likeness) return { fingerprint, likeness }
  const kept = small_key ? await storage.get(small_key) : null
  if (kept) return likenessOf(await buffer(kept.stream))
  return fingerprint ? { fingerprint, likeness: null } : null
}

/** A picture that was hidden once is not taken again, and waits where it only looks like one. */
export async function judgePicture({ db }: Actor, likeness: Likeness): Promise<WhyWait | null> {
  const met = await findHidden(db, likeness)
  if (met === 'same') refuse('picture-hidden')
  return met === 'near' ? 'similar' : null
}
