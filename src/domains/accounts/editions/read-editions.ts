import type { Ask, Member } from '#platform/ask.ts'
import type { House } from '#platform/house.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { listAgreed, listEditions, type Edition } from './queries.ts'

/** Changed by staff: purge `terms` in the same transaction. */
export const rememberedEditions = (house: House): Promise<Edition[]> =>
  house.pages.remember('accounts:editions', ['terms'], () => listEditions(house.db))

export const isInForce = ({ comesOn }: Edition, now: Date) => comesOn <= dayKey(now)

/** Who joined later agreed to it when they joined; who was signed in when it came is asked when they sign in again. */
const isAsked = ({ comesOn }: Edition, { joinedAt, signedInAt }: Member) =>
  joinedAt < startOfDay(comesOn) && signedInAt !== undefined && signedInAt >= startOfDay(comesOn)

type Asking = Pick<Ask, 'house' | 'db' | 'now'>

/** What a member has to agree to before they go on; of each document the newest alone. Without such editions nothing is asked of the database. */
export async function listOwed({ house, db, now }: Asking, member: Member): Promise<Edition[]> {
  const editions = await rememberedEditions(house)
  const asked = editions.filter((one) => one.mustAgree && isInForce(one, now) && isAsked(one, member))
  if (asked.length === 0) return []
  // The list has the newest first.
  const newest = asked.filter((one) => one === asked.find(({ document }) => document === one.document))
  const ids = newest.map(({ id }) => id)
  const agreed = await listAgreed(db, member.id, ids)
  return newest.filter(({ id }) => !agreed.includes(id))
}
