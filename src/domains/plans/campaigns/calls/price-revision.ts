import type { CallAsk } from '#platform/ask.ts'
import { findPriceRevision } from '../price-revision.ts'

/** What the countdown goes by: the server's clock, which no kept page and no visitor's own clock can tell. */
export default async function priceRevision({ house, now }: CallAsk) {
  const revision = await findPriceRevision(house, now)
  return { now: now.toISOString(), revisesAt: revision?.at.toISOString() ?? null }
}
