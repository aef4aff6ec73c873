import type { Actor } from '#platform/ask.ts'
import { dayAfter } from '#platform/days.ts'
import { dayKey, formatDay, formatDayKey, formatMoment, formatMonthOf } from '#platform/tokyo.ts'
import { readOpenPapers } from '#domains/orders/index.ts'
import { isEndedByGuardian } from '#domains/contracts/index.ts'
import { wayOut } from '#domains/contracts/terms.ts'
import { findOptionName, paymentOf, findRenewal, sumOfDebt, findStanding, readStudent } from '#domains/plans/index.ts'
import { listOutstanding } from '#domains/billing/index.ts'
import { besideDay } from '#domains/plans/calendar/terms.ts'
import { OPTION_COMES } from '#domains/plans/options/terms.ts'
import { BROUGHT_PLAN, planTerms, type Standing, type Outstanding, planName } from '#domains/plans/terms.ts'

export type PlanView = Awaited<ReturnType<typeof readPlan>>
/** What a member's plan is doing, as the page tells it. */
export type PlanStanding =
  | 'none'
  | 'over'
  /** a row older than terms: it has a state and no next step */
  | 'old'
  | 'trial'
  | 'trial-cancelled'
  | 'monthly'
  | 'fixed'
  | 'cancelled'
  /** paid for at another system */
  | 'brought'

function chargeView({ on, yen, label, isAwaited }: Outstanding) {
  const day = formatDayKey(on)
  return { day, yen, label: besideDay(day, label), isAwaited }
}

/** Everything that the plan page tells: the standing, every coming charge, what follows, how it is paid. */
export async function readPlan(actor: Actor) {
  const { db, memberId, now, house } = actor
  const contact = house.settings.contactEmail
  const standing = await findStanding(db, memberId)
  const { term, closesAt, accessEndsAt, method } = standing
  const isLeavingTrial = standing.state === 'will_cancel' && term?.kind !== 'paid'
  const charges = (await listOutstanding(db, standing, dayKey(now))).map(chargeView)
  const renewal = await findRenewal(db, standing)
  const owed = await sumOfDebt(db, memberId)
  const byDebit = standing.paymentKind === 'direct_debit' && standing.state !== 'after_unsubscribe'
  return {
    memberId,
    standing: standingOf(standing),
    byGuardian: standing.state === 'will_cancel' && (await isEndedByGuardian(db, memberId)),
    planName: term?.kind === 'brought' ? BROUGHT_PLAN : planName(standing.planId),
    option: optionWords(await findOptionName(db, isLeavingTrial ? null : (term?.optionId ?? null)), contact),
    until: accessEndsAt ? formatMoment(accessEndsAt) : null,
    term: term && {
      id: term.id,
      planName: planName(term.planId)!,
      startsOn: formatDayKey(term.startsOn),
      endsOn: formatDayKey(term.endsOn),
      months: term.months,
      isTrialMonth: term.kind === 'trial_month',
      way: wayOut(term),
    },
    critiques: critiquesOf(standing),
    charges,
    next: charges.find(({ isAwaited }) => !isAwaited) ?? null,
    renewal: renewal && {
      day: formatDayKey(renewal.startsOn),
      planName: planName(renewal.planId)!,
      months: renewal.months,
      yen: renewal.firstCharge.yen,
      payment: chargeView(paymentOf(standing, renewal.firstCharge)),
      isReserved: standing.reservedPlanId !== null,
      option: optionWords(standing.reservedPlanId ? await findOptionName(db, renewal.optionId) : null, contact),
    },
    byDebit,
    papers: byDebit ? await readOpenPapers(actor.house, memberId) : null,
    method: byDebit
      ? { kind: 'direct_debit' as const, mask: null, expires: null }
      : method && {
          kind: method.kind,
          mask: method.mask,
          expires: method.expiresOn && formatMonthOf(method.expiresOn),
        },
    wallet: walletFacts(actor, method, byDebit),
    owed,
    student: await readStudent(db, memberId, now),
    /** until when a debt leaves everything open; `closed` once it does not any more */
    closes: closesAt && (closesAt <= now ? 'closed' : formatDay(new Date(closesAt.getTime() - 1))),
  }
}

/** What was chosen with a plan, and when and how it comes. */
const optionWords = (name: string | null, contact: string) =>
  name &&
  `選んだ特典：${name}。このプランの${OPTION_COMES}。お受け取りになったものは、解約のあともお使いいただけます。届かないときは、${contact} までご連絡ください。`

/** What the wallet can do for who pays by it or could; null where the school has none, or the bank pays. */
function walletFacts({ house: { wallet } }: Actor, method: Standing['method'], byDebit: boolean) {
  if (!wallet || byDebit || !method) return null
  const isUsed = method.kind === 'amazon_pay'
  return { isUsed, manageUrl: isUsed ? wallet.manageUrl(method.ref) : null }
}

/** Critiques belong to 6 and 12 months: from the day on which the paid term begins, or, where that is past, now. */
function critiquesOf({ term, state }: Standing): { from: string | null } | null {
  if (!term || state === 'after_unsubscribe' || term.kind === 'brought' || planTerms[term.planId] === 1) return null
  return { from: term.kind === 'paid' ? null : formatDayKey(dayAfter(term.endsOn)) }
}

function standingOf({ state, term }: Standing): PlanStanding {
  if (state === 'before_subscribe') return 'none'
  if (state === 'after_unsubscribe') return 'over'
  if (!term) return 'old'
  if (state === 'under_trial') return 'trial'
  if (term.kind === 'brought') return 'brought'
  if (state === 'will_cancel') return term.kind === 'paid' ? 'cancelled' : 'trial-cancelled'
  return term.cancelAnytime ? 'monthly' : 'fixed'
}
