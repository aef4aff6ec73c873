import type { Ask } from '#platform/ask.ts'
import { dayKey } from '#platform/tokyo.ts'

/** Members come from the popup that asks for a plan; they are counted by day, and staff who look are nobody. */
export async function recordSource({ db, member, viewer, url, now }: Ask): Promise<void> {
  if (!member || viewer || url.searchParams.get('from') !== 'popup') return
  await db
    .insertInto('landing_visits')
    .values({ source: 'popup', day: dayKey(now), visits: 1 })
    .onConflict((one) =>
      one.columns(['source', 'day']).doUpdateSet((row) => ({ visits: row('landing_visits.visits', '+', 1) })),
    )
    .execute()
}
