import type { Reader } from '#platform/db.ts'
import { openCampaigns } from './queries.ts'
import { discountFor } from './rules.ts'
import type { CampaignNote, Campaigns, Whom } from './terms.ts'
import { findPrice } from '../queries.ts'
import type { TermMonths } from '../terms.ts'

/** What a month of a term costs who orders it now; `discountMonths` of its first months cost `discountedYen`. */
export type PlanPrice = {
  monthlyYen: number
  discountedYen: number | null
  discountMonths: number
  campaign: CampaignNote | null
}

export async function findPlanPrice(db: Reader, months: TermMonths, now: Date, whom: Whom): Promise<PlanPrice> {
  const campaigns = await openCampaigns(db, now, whom)
  return priceOf(campaigns, months, await findPrice(db, months, now))
}

/** A campaign without a limit discounts the whole term. */
export function priceOf(campaigns: Campaigns, months: TermMonths, monthlyYen: number): PlanPrice {
  const discount = discountFor(campaigns, months, monthlyYen)
  if (!discount) return { monthlyYen, discountedYen: null, discountMonths: 0, campaign: null }
  const { yen, months: limit, campaign } = discount
  return { monthlyYen, discountedYen: yen, discountMonths: limit === 0 ? months : limit, campaign }
}
