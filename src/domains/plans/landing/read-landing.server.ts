import { href } from 'react-router'
import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import type { Ask } from '#platform/ask.ts'
import { dayKey, formatDay, formatDayKey } from '#platform/tokyo.ts'
import { allThatComesLater } from '../comes-later.ts'
import { listTermPrices } from '../queries.ts'
import { canStartTrial } from '../persons/person-keys.ts'
import { findActiveStudent } from '../students/queries.ts'
import { hasSubscription, isClosedByDebt } from '../rules.ts'
import { dayAfter, type Day } from '#platform/days.ts'
import { firstFreeDay, trialEnd, trialMonthEnd } from '../calendar/rules.ts'
import { campaignsOnPages } from '../campaigns/queries.ts'
import { turnsWithPrices } from '../campaigns/page-turns.ts'
import { findPriceRevision } from '../campaigns/price-revision.ts'
import { wordsAmong } from '../campaigns/read-trial-words.ts'
import { trialOffer, type TrialOffer } from '../campaigns/rules.ts'
import { URL_CAMPAIGN_COOKIE, type Campaigns } from '../campaigns/terms.ts'
import type { TermMonths } from '../terms.ts'
import { critiqueWords, paidFromBy, planCards } from './plan-cards.ts'

/** Everything the page of the plans says, for whoever looks: what the plans cost now, and what comes with them. */
export async function readLanding(ask: Ask) {
  const { db, now, house, member } = ask
  const student = member && (await findActiveStudent(db, member.id, now))
  const whom = { isStudent: student !== null, urlKind: ask.cookies[URL_CAMPAIGN_COOKIE] ?? null }
  const [prices, campaigns, revision, mayTry] = await Promise.all([
    listTermPrices(db, now),
    campaignsOnPages(house, now, whom),
    findPriceRevision(house, now),
    canStartTrial(ask),
    turnsWithPrices(ask),
  ])
  const offer = trialOffer(campaigns, 'card')
  const words = mayTry ? wordsAmong(campaigns, prices, { isStudent: student !== null, now }) : null
  const before = words && offer
  const begins = firstFreeDay(member, now)
  return {
    lead: `${house.settings.siteName}の月額プランでは、キャラクターから背景、マンガまで、250以上の講座を好きな順に何度でも学べます。描きたいものが決まっていなくても、カリキュラムが次の一歩を示します。`,
    plans: await planCards(house, { campaigns, prices, before, begins }, now),
    critiques: `6ヶ月・12ヶ月プランでは、${critiqueWords(before, begins)}`,
    later: await whatComesLater(ask, paidFromBy(before, begins)),
    way: wayIn(ask, words?.button ?? null),
    starts: startsOf(ask),
    trial: words && { ...trialDays(offer, now), note: words.note },
    // Nothing is offered to those who have a plan.
    notes: hasSubscription(member, now) || isClosedByDebt(member, now) ? [] : notesFor(campaigns, mayTry),
    banner: campaigns.url,
    hasWallet: house.wallet !== null,
    studentUntil: student && formatDayKey(student.expiresOn),
    revision: revision && { day: formatDay(revision.at), prices: revision.prices },
    offers: (await Promise.all(house.domains.map(async ({ offers }) => (await offers?.(house, now)) ?? []))).flat(),
  }
}

/** The page is kept no longer than it is so. */
async function whatComesLater({ house, now, pageTurns }: Ask, from: Day): Promise<string[]> {
  const said = await allThatComesLater(house, { from, now })
  pageTurns.push(...said.flatMap(({ turns }) => turns))
  return said.map(({ words }) => words)
}

export type LandingData = Awaited<ReturnType<typeof readLanding>>

/** The one thing to do here, right for who is looking; signing up comes before it. */
function wayIn({ member, now }: Ask, trialButton: string | null): { label: string; to: string } {
  const order = href('/subscription_orders/new')
  const own = { userId: String(member?.id) }
  if (isClosedByDebt(member, now)) return { label: 'お支払いへ進む', to: href('/users/:userId/payments', own) }
  if (hasSubscription(member, now)) return { label: '契約内容を確認する', to: href('/users/:userId/plan', own) }
  const usual = member?.state === 'after_unsubscribe' ? 'プランを再開する' : 'プランを選ぶ'
  return { label: trialButton ?? usual, to: member ? order : waysIn(order).signUp }
}

/** Where an order begins with which plan; signing up comes before it. Nowhere for who has a plan, or owes for one. */
function startsOf({ member, now }: Ask): Record<TermMonths, string> | null {
  if (hasSubscription(member, now) || isClosedByDebt(member, now)) return null
  const start = (months: TermMonths) => {
    const order = `${href('/subscription_orders/new')}?months=${months}`
    return member ? order : waysIn(order).signUp
  }
  return { 1: start(1), 6: start(6), 12: start(12) }
}

/** What happens when somebody applies today, with the days of today. */
function trialDays(offer: TrialOffer, now: Date) {
  const today = dayKey(now)
  const last = offer.kind === 'trial' ? trialEnd(today, offer.days) : trialMonthEnd(today)
  return {
    days: offer.kind === 'trial' ? offer.days : null,
    isLimited: offer.kind === 'trial' && offer.isLimited,
    firstYen: offer.kind === 'trial' ? 0 : offer.yen,
    startsOn: formatDayKey(today),
    endsOn: formatDayKey(last),
    paidFrom: formatDayKey(dayAfter(last)),
  }
}

/** First orders meet more campaigns than those of who comes back. */
function notesFor({ firstMonth, extendTrial, discount, initial, lottery }: Campaigns, isFirst: boolean) {
  const forFirst = isFirst ? [firstMonth?.isTarget ? firstMonth : extendTrial, initial, lottery] : []
  return [discount, ...forFirst].filter((note) => note !== null && note.isTarget)
}
