import { href } from 'react-router'
import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import { findActiveStudent, plansAtAGlance } from '#domains/plans/index.ts'
import { termNames, yen } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import type { Audience } from '../../ui/audience.ts'

/** What it costs to begin and then, row by row; what binds, small below; and all of it in a line for the thumb's bar. */
export type Offer = { rows: [when: string, price: string][]; note: string; short: string }
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
          ...{ rows: [['この講座だけ', yen(singlePriceYen)]], note: '税込・視聴の期限はありません。' },
          short: `この講座だけ ${yen(singlePriceYen)}（税込）`,
        }
  if (member && (!audience.trial || (await findActiveStudent(db, member.id, now)))) return null
  const { plans, firstYen, freeDays } = await plansAtAGlance(ask)
  const [best] = plans.toSorted((a, b) => a.currentYen - b.currentYen)
  return best ? offerOf(best, firstYen, freeDays) : null
}

/** A visitor's way to a plan: through signing up, and then to the choice of it. */
export const wayToPlans = () => ({
  to: waysIn(href('/subscription_orders/new')).signUp,
  label: '会員登録してプランを選ぶ',
})

type Glance = Awaited<ReturnType<typeof plansAtAGlance>>

/** The rows count the month that begins for less, where there is one; the term's own months follow it. */
function offerOf(best: Glance['plans'][number], firstYen: number | null, freeDays: number | null): Offer {
  const { months, currentYen, regularYen, discountMonths } = best
  const plan = termNames[months]
  const [before, monthly] = [firstYen === null ? 0 : 1, `月額${yen(currentYen)}`]
  const ends = currentYen < regularYen && discountMonths < months ? before + discountMonths : null
  const rows: Offer['rows'] = [
    [ends ? monthsOf(before + 1, ends) : before ? '2ヶ月目から' : plan, monthly],
    ...(ends ? [[`${ends + 1}ヶ月目から`, `月額${yen(regularYen)}`] as [string, string]] : []),
  ]
  const bond = months === 1 ? 'いつでも解約できます' : `${before ? '2ヶ月目から' : ''}途中解約はできません`
  if (firstYen !== null)
    return {
      rows: [['最初の1ヶ月', yen(firstYen)], ...rows],
      note: `${plan}・税込。${bond}。どのプランも、最初の1ヶ月は${yen(firstYen)}です。`,
      short: `初月${yen(firstYen)}、2ヶ月目から${monthly}${ends ? `、${ends + 1}ヶ月目から${yen(regularYen)}` : ''}（税込・${plan}）`,
    }
  const trial = freeDays === null ? '' : `はじめての方は、最初の${freeDays}日間が無料です。`
  return { rows, note: `${plan}・税込。${bond}。${trial}`, short: `${plan} ${monthly}（税込）` }
}

const monthsOf = (from: number, to: number) => (from === to ? `${from}ヶ月目` : `${from}〜${to}ヶ月目`)

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
  return months.length > 0 ? `${months.join('・')}ヶ月プラン` : null
}
