import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Voice } from './terms.ts'

/** `opened_at <= now < closed_at`; a course without an opening day is not open. */
export const isOpenAt = (now: Date) =>
  sql<boolean>`(c.opened_at <= ${now} and (c.closed_at is null or c.closed_at > ${now}))`

const MOST_VOICES = 200

export async function listVoices(db: Reader): Promise<Voice[]> {
  const rows = await db
    .selectFrom('customer_voices')
    .select(['id', 'name', 'content', 'given_at as givenAt'])
    .where('shown', '=', true)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_VOICES)
    .execute()
  return rows
}
