import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { countLeft, findItemOnSale, listCoachesOf } from './queries.ts'

/** What is sold, as whoever may buy it reads it. */
export async function readItem({ db, memberId, now, url }: Actor) {
  const id = idOf(url.searchParams.get('item_id') ?? undefined)
  const item = orNotFound(await findItemOnSale(db, id))
  const [left, coaches] = await Promise.all([countLeft(db, id, now, memberId), listCoachesOf(db, id)])
  return {
    item,
    left: left ?? 0,
    coaches: coaches.map(({ name }) => name),
    totalYen: item.priceYen + item.commissionYen,
  }
}
export type ItemPage = Awaited<ReturnType<typeof readItem>>
