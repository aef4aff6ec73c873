import { chargeOfMonth, feeOf, monthOf, type NewTerm } from '#domains/plans/calendar/rules.ts'
import { endOf } from '#platform/days.ts'
import { nextRetryAt } from '#domains/billing/invoices/rules.ts'
import { closesAt, nextStepOf } from '#domains/plans/standing/rules.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { asTerm, orderedAt, stretches } from './calendar.ts'
import type { Contract } from './contracts.ts'
import { askedOfBank } from './live-debits.ts'

const MINUTE = 60_000

export type LivedInvoice = {
  kind: 'month' | 'trial_month' | 'course' | 'coaching'
  /** which of the contract's terms, and its month */
  term: number | null
  month: number | null
  period: { startsOn: string; endsOn: string } | null
  dueOn: string
  issuedAt: Date
  lines: { kind: 'fee' | 'discount' | 'commission' | 'course' | 'coaching'; label: string; yen: number }[]
  tries: { at: Date; declined: 'soft' | 'hard' | null; reason: 'due' | 'order' | 'retry' }[]
  /** asked of a bank and not of a card: on which day, and what it said */
  debit?: { on: string; answeredAt: Date | null; failed: boolean }
  state: 'open' | 'paid' | 'unpaid' | 'written_off'
  failure: 'soft' | 'hard' | null
  nextAttemptAt: Date | null
}

export type Lived = {
  /** the last day of a student's discount */
  studentUntil: string | null
  begunAt: Date
  terms: (NewTerm & { begunAt: Date; endedAt: Date | null; invoicedMonths: number })[]
  invoices: LivedInvoice[]
  state: 'under_trial' | 'will_continue' | 'will_cancel' | 'after_unsubscribe'
  quitAt: Date | null
  accessEndsAt: Date | null
  nextStepAt: Date | null
  closesAt: Date | null
  endedBy: 'term-over' | 'dunning' | null
}

/** What a contract has come to by now: its terms, the months that were invoiced, and how it stands. */
export function live(contract: Contract, now: Date, turn: number, studentUntil: string | null = null): Lived {
  const begunAt = orderedAt(contract, now, turn)
  const terms = stretches(contract, begunAt, now)
  const charged = terms.flatMap((term, index) => invoicesOf({ contract, term, index, begunAt, now, studentUntil }))
  const invoices = contract.debit ? askedOfBank(contract, charged, begunAt, now) : charged
  const { debt, quit } = contract
  const owed = debt ? invoices.at(-1)! : null
  if (owed) leaveUnpaid(owed, debt!, now)
  const last = terms.at(-1)!
  const invoicedMonths = invoices.filter(({ term, kind }) => term === terms.length - 1 && kind === 'month').length
  const over = contract.lasted !== undefined && isLived(contract, last, now)
  const end = over ? endOf(owed ? owed.period!.endsOn : last.endsOn) : null
  const quitAt = quit ? quitMoment(quit.daysAgo, over ? end! : now, contract, turn) : null
  const running = over
    ? 'after_unsubscribe'
    : quit
      ? 'will_cancel'
      : last.kind === 'paid'
        ? 'will_continue'
        : 'under_trial'
  return {
    begunAt,
    studentUntil,
    terms: terms.map((term, index) => ({
      ...term,
      begunAt: index === 0 ? begunAt : startOfDay(term.startsOn),
      endedAt: index < terms.length - 1 ? startOfDay(terms[index + 1]!.startsOn) : end,
      invoicedMonths: index < terms.length - 1 ? term.months : invoicedMonths,
    })),
    invoices,
    state: running,
    quitAt,
    accessEndsAt: end ?? (quit ? endOf(last.endsOn) : null),
    nextStepAt: over ? null : nextStepOf({ ...last, invoicedMonths }),
    closesAt: owed && !over ? closesAt(owed.dueOn) : null,
    endedBy: over ? (owed ? 'dunning' : 'term-over') : null,
  }
}

const isLived = ({ lasted }: Contract, last: NewTerm, now: Date) =>
  endOf(monthOf(last, lasted! - 1 - last.anchorMonths).endsOn) <= now

/** So many days ago; for what is over, so many days (at least five) before its end. */
function quitMoment(daysAgo: number, end: Date, { lasted }: Contract, turn: number): Date {
  const days = lasted === undefined ? daysAgo : Math.max(5, Math.min(daysAgo, 20))
  return new Date(addDays(startOfDay(dayKey(end)), -days).getTime() + (600 + ((turn * 53) % 700)) * MINUTE)
}

type Stretch = {
  contract: Contract
  term: NewTerm
  index: number
  begunAt: Date
  now: Date
  studentUntil: string | null
}

function invoicesOf({ contract, term, index, begunAt, now, studentUntil }: Stretch): LivedInvoice[] {
  if (term.kind === 'trial') return []
  const isOrder = index === 0
  const taken = (at: Date) => [
    { at: new Date(at.getTime() + MINUTE), declined: null, reason: isOrder ? ('order' as const) : ('due' as const) },
  ]
  const paid = { state: 'paid' as const, failure: null, nextAttemptAt: null }
  if (term.kind === 'trial_month') {
    const lines = [{ kind: 'fee' as const, label: '初月料金（キャンペーン）', yen: 10 }]
    const period = { startsOn: term.startsOn, endsOn: term.endsOn }
    return [
      {
        kind: 'trial_month',
        term: index,
        month: null,
        period,
        dueOn: term.startsOn,
        issuedAt: begunAt,
        lines,
        tries: taken(begunAt),
        ...paid,
      },
    ]
  }
  const count = contract.lasted === undefined ? term.months : Math.min(term.months, contract.lasted - term.anchorMonths)
  return Array.from({ length: count }, (_, month): LivedInvoice => {
    const { on: dueOn } = chargeOfMonth(term, month, studentUntil)
    const first = isOrder && month === 0
    const issuedAt = first ? begunAt : new Date(startOfDay(dueOn).getTime() + 2 * MINUTE)
    const tries = first
      ? taken(issuedAt)
      : [{ at: new Date(issuedAt.getTime() + MINUTE), declined: null, reason: 'due' as const }]
    const { lines } = feeOf(asTerm(term), month, studentUntil)
    return { kind: 'month', term: index, month, period: monthOf(term, month), dueOn, issuedAt, lines, tries, ...paid }
  }).filter(({ issuedAt }) => issuedAt <= now)
}

/** The last fee was asked for in vain: at once, and as often as there has been time. */
function leaveUnpaid(invoice: LivedInvoice, { kind, tries, end }: NonNullable<Contract['debt']>, now: Date) {
  const times = [invoice.tries[0]!.at]
  while (times.length < tries) {
    const next = nextRetryAt(invoice.dueOn, kind, times.at(-1)!)
    if (!next || next > now) break
    times.push(next)
  }
  invoice.tries = times.map((at, index) => ({ at, declined: kind, reason: index === 0 ? 'due' : 'retry' }))
  invoice.state = end === 'given-up' ? 'written_off' : 'unpaid'
  invoice.failure = kind
  invoice.nextAttemptAt = end ? null : nextRetryAt(invoice.dueOn, kind, now)
}
