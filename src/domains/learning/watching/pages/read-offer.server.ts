import { findActiveStudent, plansAtAGlance } from '#domains/plans/index.ts'
import { termNames, yen } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import type { Audience } from '../../ui/audience.ts'

/** What it costs to begin: the one number, when it is paid, and what comes after it. */
export type Offer = { when: string; price: string; after: string }
type Sold = { included: boolean; singlePriceYen: number | null }

/** The best that somebody may begin with who has no plan yet; null where we cannot name one number for them. */
export async function readOffer(
  ask: Ask,
  audience: Audience,
  { included, singlePriceYen }: Sold,
): Promise<Offer | null> {
  const { db, member, now } = ask
  if (!included)
    return singlePriceYen === null
      ? null
      : { when: 'この講座だけ', price: yen(singlePriceYen), after: '税込・視聴の期限はありません。' }
  if (member && (!audience.trial || (await findActiveStudent(db, member.id, now)))) return null
  const { plans, firstYen, freeDays } = await plansAtAGlance(ask)
  const [best] = plans.toSorted((a, b) => a.currentYen - b.currentYen)
  if (!best) return null
  const { months, currentYen, regularYen, discountMonths } = best
  const whose = `税込・${termNames[months]}`
  const later =
    currentYen < regularYen && discountMonths < months
      ? `割引は${discountMonths}ヶ月間で、そのあとは月額${yen(regularYen)}です。`
      : ''
  if (firstYen !== null)
    return {
      when: '最初の1ヶ月',
      price: yen(firstYen),
      after: `2ヶ月目から月額${yen(currentYen)}（${whose}）。${later}`,
    }
  const trial = freeDays === null ? '' : `はじめての方は、最初の${freeDays}日間が無料です。`
  return { when: '月額', price: yen(currentYen), after: `${whose}。${later}${trial}` }
}

/** That the course is in every plan; who is offered no other number is told what a month costs at least, campaigns aside. */
export async function inPlan(ask: Ask, saysPrice: boolean): Promise<string> {
  const { plans } = saysPrice ? await plansAtAGlance(ask) : { plans: [] }
  const from =
    plans.length > 0 ? `（ひと月${yen(Math.min(...plans.map(({ regularYen }) => regularYen)))}から・税込）` : ''
  return `月額プランに含まれています${from}。`
}

/** Which plans come with critiques, in words; null where none does. */
export async function critiquePlans(ask: Ask): Promise<string | null> {
  const { plans } = await plansAtAGlance(ask)
  const months = plans.filter(({ critiques }) => critiques !== null).map((plan) => plan.months)
  return months.length > 0 ? `${months.join('・')}ヶ月プランで` : null
}
