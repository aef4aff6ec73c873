import type { House } from '#platform/house.ts'
import { releaseFile } from '#platform/stored-files.ts'
import { addDays } from '#platform/tokyo.ts'
import { takeOldCards } from './queries.ts'

const CARDS_KEPT_DAYS = 90
const PAGE = 200

/** The pictures of a card have done their work: 90 days after the decision nobody refers to them any more. */
export async function forgetCards(house: House): Promise<void> {
  const before = addDays(house.clock.now(), -CARDS_KEPT_DAYS)
  for (let found = PAGE; found === PAGE;)
    found = await house.db.transaction().execute(async (tx) => {
      const records = await takeOldCards(tx, before, PAGE)
      for (const { front_key, second_key } of records)
        for (const key of [front_key, second_key]) if (key) await releaseFile(tx, key)
      return records.length
    })
}
