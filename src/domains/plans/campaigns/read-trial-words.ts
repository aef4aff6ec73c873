import type { Ask } from '#platform/ask.ts'
import { dayKey } from '#platform/tokyo.ts'
import { canStartTrial } from '../persons/person-keys.ts'
import { priceOf } from './plan-price.ts'
import { findActiveStudent } from '../students/queries.ts'
import { studentYen, type TermPrice } from '../terms.ts'
import { pricesAt, rememberedPrices } from './price-revision.ts'
import { campaignsOnPages } from './queries.ts'
import { trialOffer } from './rules.ts'
import type { Campaigns } from './terms.ts'
import { trialWordsOf, type TrialWords } from './trial-words.ts'

type Asks = Pick<Ask, 'db' | 'house' | 'member' | 'now'>

/** How a trial is offered to a member who may have one; null for everybody else. */
export const readTrialWords = async (ask: Asks): Promise<TrialWords | null> => (ask.member ? readInvitation(ask) : null)

/** The same, also for visitors: who they are is not known yet. */
export async function readInvitation(ask: Asks): Promise<TrialWords | null> {
  const { db, house, member, now } = ask
  if (!(await canStartTrial(ask))) return null
  const isStudent = member !== null && (await findActiveStudent(db, member.id, now)) !== null
  const campaigns = await campaignsOnPages(house, now, { isStudent })
  return wordsAmong(campaigns, pricesAt(await rememberedPrices(house), now), { isStudent, now })
}

/** The same from what is known of campaigns and prices. */
export function wordsAmong(
  campaigns: Campaigns,
  prices: readonly TermPrice[],
  whose: { isStudent: boolean; now: Date },
) {
  const discounted = ({ months, monthlyYen }: TermPrice) =>
    whose.isStudent ? null : priceOf(campaigns, months, monthlyYen).discountedYen
  const fee = (price: TermPrice) =>
    whose.isStudent ? studentYen(price.monthlyYen) : (discounted(price) ?? price.monthlyYen)
  return trialWordsOf(trialOffer(campaigns, 'card'), {
    byDebit: trialOffer(campaigns, 'direct_debit'),
    monthlyYen: prices.map(fee),
    isDiscounted: prices.some((price) => discounted(price) !== null),
    today: dayKey(whose.now),
  })
}
