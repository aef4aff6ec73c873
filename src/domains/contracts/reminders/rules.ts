import { addDaysTo, addMonthsAnchored, dayAfter, type Day } from '#platform/days.ts'
import { type Term, planTerms, type TermMonths } from '#domains/plans/terms.ts'
import type { NextTerm } from '../terms.ts'

export const RENEWAL_DAYS = 30
export const CARD_DAYS = 30
export const STUDENT_DAYS = 30
/** A higher price is told at least thirty days before it is charged: looked for twice as early. */
export const PRICE_DAYS = 60
const TRIAL_DAYS = 3

const DAY_MS = 86_400_000
const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** From this day on a trial's end is told: three days before, for a trial of up to three days on its second day. */
export function tellTrialFrom({ startsOn, endsOn }: Pick<Term, 'startsOn' | 'endsOn'>): Day {
  const days = daysBetween(startsOn, endsOn)
  return addDaysTo(endsOn, -Math.max(0, Math.min(TRIAL_DAYS, days - 1)))
}

export type DatedPrice = { months: TermMonths; from: Day; yen: number }

/**
 * The first renewal within the days ahead at which the fee is higher than the one the running term has. A plan that
 * renews by the month meets several.
 */
export function firstDearerRenewal(term: Term, prices: readonly DatedPrice[], until: Day): NextTerm | null {
  const planMonths = planTerms[term.planId]
  const months = planMonths === 6 ? 6 : 1
  let startsOn = dayAfter(term.endsOn)
  for (let k = 0; startsOn <= until; k++) {
    const monthlyYen = priceOn(prices, planMonths, startsOn)
    if (monthlyYen !== null && monthlyYen > term.monthlyYen) return { startsOn, months, monthlyYen }
    startsOn = addMonthsAnchored(term.anchorOn, term.anchorMonths + term.months + (k + 1) * months)
  }
  return null
}

function priceOn(prices: readonly DatedPrice[], months: TermMonths, day: Day): number | null {
  const valid = prices.filter((price) => price.months === months && price.from <= day)
  return valid.toSorted((a, b) => b.from.localeCompare(a.from))[0]?.yen ?? null
}
