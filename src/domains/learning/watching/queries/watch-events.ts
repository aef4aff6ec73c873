import type { Insertable } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { WatchEvents } from '#platform/schema.ts'

export async function insertWatchEvent(db: Reader, event: Insertable<WatchEvents>): Promise<void> {
  await db.insertInto('watch_events').values(event).execute()
}
