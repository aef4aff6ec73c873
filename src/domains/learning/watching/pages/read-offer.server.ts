import { findActiveStudent, plansAtAGlance } from '#domains/plans/index.ts'
import { termNames, yen } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import type { Audience } from '../../ui/audience.ts'

/** What it costs to begin: the one number, when it is paid, what comes after it and binds; and all of it in a line for the thumb's bar. */
export type Offer = { when: string; price: string; after: string; short: string }
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
      : {
          ...{ when: 'この講座だけ', price: yen(singlePriceYen), after: '税込・視聴の期限はありません。' },
          short: `この講座だけ ${yen(singlePriceYen)}（税込）`,
        }
  if (member && (!audience.trial || (await findActiveStudent(db, member.id, now)))) return null
  const { plans, firstYen, freeDays } = await plansAtAGlance(ask)
  const [best] = plans.toSorted((a, b) => a.currentYen - b.currentYen)
  return best ? offerOf(best, firstYen, freeDays) : null
}

type Glance = Awaited<ReturnType<typeof plansAtAGlance>>

/** Who pays ten yen for a month is told beside the figure what it leads into, and until when they may leave. */
function offerOf(best: Glance['plans'][number], firstYen: number | null, freeDays: number | null): Offer {
  const { months, currentYen, regularYen, discountMonths } = best
  const plan = termNames[months]
  const later =
    currentYen < regularYen && discountMonths < months
      ? `割引は${discountMonths}ヶ月間で、そのあとは月額${yen(regularYen)}です。`
      : ''
  const bond = months === 1 ? 'いつでも解約できます。' : '契約期間の途中では解約できません。'
  if (firstYen !== null)
    return {
      when: `${plan}の最初の1ヶ月`,
      price: yen(firstYen),
      after: `2ヶ月目から月額${yen(currentYen)}（税込・${months === 1 ? 'いつでも解約可' : `${months}ヶ月・途中解約不可`}）。${later}最初の1ヶ月のうちは解約できます。どのプランも、最初の1ヶ月は${yen(firstYen)}です。`,
      short: `${plan}の初月${yen(firstYen)}、2ヶ月目から月額${yen(currentYen)}`,
    }
  const trial = freeDays === null ? '' : `はじめての方は、最初の${freeDays}日間が無料です。`
  return {
    ...{ when: `${plan}の月額`, price: yen(currentYen), after: `税込。${later}${bond}${trial}` },
    short: `${plan} 月額${yen(currentYen)}（税込）`,
  }
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
