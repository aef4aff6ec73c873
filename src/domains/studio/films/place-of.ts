import { orNotFound } from '#platform/refusal.ts'
import type { Reader } from '#platform/db.ts'
import { findPlace, type PlaceRow } from './queries.ts'
import { placeIn, type Place } from './terms.ts'

/** The chapter or prime lesson that an address names; 404 for what is none. */
export async function placeOf(db: Reader, word: string | undefined): Promise<{ place: Place; at: PlaceRow }> {
  const place = orNotFound(placeIn(word ?? ''))
  return { place, at: orNotFound(await findPlace(db, place)) }
}
