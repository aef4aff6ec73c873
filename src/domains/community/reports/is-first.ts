import type { Actor } from '#platform/ask.ts'
import { countLetStand } from './queries.ts'

/** The first things that somebody shows wait for a look, as many as the house says. */
export async function isFirstOf({ db, house, memberId }: Actor): Promise<'first' | null> {
  const { communityFirstLooks } = house.settings
  if (communityFirstLooks === 0) return null
  return (await countLetStand(db, memberId)) < communityFirstLooks ? 'first' : null
}
