import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Leaver, Leaving, WhyStay } from '#platform/manifest.ts'

const allOf = ({ domains }: House): Leaving[] => domains.flatMap(({ leaving }) => leaving ?? [])

/** Everything that still holds a member, each with the way to mend it. */
export async function listWhysToStay(db: Reader, house: House, leaver: Leaver): Promise<WhyStay[]> {
  const whys: WhyStay[] = []
  for (const { whyStay } of allOf(house)) {
    const why = await whyStay?.(db, leaver)
    if (why) whys.push(why)
  }
  return whys
}

/** What a member loses by leaving, and what the school keeps without their name. */
export async function listLosses(db: Reader, house: House, memberId: number): Promise<string[]> {
  const losses: string[] = []
  for (const { lost = [] } of allOf(house))
    losses.push(...(typeof lost === 'function' ? await lost(db, memberId) : lost))
  return losses
}

export const listKept = (house: House): string[] => allOf(house).flatMap(({ kept = [] }) => kept)

/** One after the other, in the order of the domains. */
export async function eraseEverywhere(tx: Tx, house: House, leaver: Leaver): Promise<void> {
  for (const { erase } of allOf(house)) await erase?.(tx, house, leaver)
}
