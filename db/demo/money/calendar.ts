import { addDaysTo, addMonthsAnchored, dayAfter } from '#platform/days.ts'
import {
  paidTermAfter,
  renewalOf,
  termPeriod,
  trialEnd,
  trialMonthEnd,
  type NewTerm,
} from '#domains/plans/calendar/rules.ts'
import { type Term, planTerms, type TermMonths } from '#domains/plans/terms.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import type { Contract } from './contracts.ts'

const HOUR = 3_600_000

/** What a month costs who begins on that day; the prices of before 2025 are the demo's own. */
export function priceOn(day: string, months: TermMonths): number {
  const before = { 1: 11_800, 6: 9_800, 12: 7_900 }
  const since = { 1: 13_800, 6: 11_800, 12: 8_900 }
  return (day < '2025-04-01' ? before : since)[months]
}

/** When the contract was ordered: at some hour of its first day, or so many hours ago. */
export function orderedAt(contract: Contract, now: Date, turn: number): Date {
  if (contract.hoursAgo !== undefined) return new Date(now.getTime() - contract.hoursAgo * HOUR)
  const hour = 10 + ((turn * 37) % 660) / 60
  return new Date(startOfDay(firstDay(contract, now)).getTime() + hour * HOUR)
}

function firstDay({ day = 1, months = 0, from31, trial }: Contract, now: Date): string {
  const today = dayKey(now)
  if (from31) return newest31(today)
  const paidFrom = addMonthsAnchored(addDaysTo(today, -day), -months)
  return typeof trial === 'number' ? addDaysTo(paidFrom, -trial - 1) : paidFrom
}

function newest31(today: string): string {
  for (let year = Number(today.slice(0, 4)); ; year--)
    if (addMonthsAnchored(`${year}-01-31`, 14) <= today) return `${year}-01-31`
}

/** Every trial and term of the contract until today, the running one last. */
export function stretches(contract: Contract, begunAt: Date, now: Date): NewTerm[] {
  const { planId, trial, discount, option = null } = contract
  const [start, today] = [dayKey(begunAt), dayKey(now)]
  const months = planTerms[planId]
  const price = {
    monthlyYen: priceOn(start, months),
    discountMonthlyYen: discount?.yen ?? null,
    discountMonths: discount?.months ?? 0,
  }
  const all: NewTerm[] = []
  const usual = { planId, optionId: option, orderKey: null, ...price }
  if (trial !== undefined) {
    const kind = trial === 'month' ? ('trial_month' as const) : ('trial' as const)
    const endsOn = trial === 'month' ? trialMonthEnd(start) : trialEnd(start, trial)
    all.push({
      ...usual,
      kind,
      anchorOn: start,
      anchorMonths: 0,
      months: 0,
      startsOn: start,
      endsOn,
      cancelAnytime: false,
    })
    if (endsOn >= today) return all
    all.push(paidTermAfter(asTerm(all[0]!)))
  } else {
    const anchor = { anchorOn: start, anchorMonths: 0, months }
    all.push({ ...usual, kind: 'paid', ...anchor, ...termPeriod(anchor), cancelAnytime: months === 1 })
  }
  for (let last = all.at(-1)!; last.endsOn < today && !isOver(contract, last); last = all.at(-1)!) {
    const { priceMonths, ...next } = renewalOf(asTerm(last), null)
    all.push({ ...next, monthlyYen: priceOn(dayAfter(last.endsOn), priceMonths) })
  }
  return all
}

const isOver = ({ lasted }: Contract, { anchorMonths, months }: NewTerm) =>
  lasted !== undefined && anchorMonths + months >= lasted

export const asTerm = (term: NewTerm): Term => ({
  ...term,
  id: 0,
  memberId: 0,
  begunAt: new Date(0),
  invoicedMonths: 0,
})
