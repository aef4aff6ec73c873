import { redirect } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { findOptionName, lostByQuitting, scheduledPayments, sumOfDebt, findStanding } from '#domains/plans/index.ts'
import { refusal, refuse } from '../refusals.ts'
import { whyCannotQuit } from '../rules.ts'
import { wayOut } from '../terms.ts'
import { listOutstanding } from '#domains/billing/index.ts'
import { planName } from '#domains/plans/terms.ts'
import { isEndedByGuardian, listQuitReasons } from './queries.ts'
import { QuitForm } from './form.ts'
import type { QuitAnswers } from './terms.ts'

export type Quitting = Awaited<ReturnType<typeof readQuitting>>

/**
 * What a member sees who wants to leave: what ends when, what is still charged, and the questions; or, once it is
 * done, the end date and the way back. Who has nothing to quit is led to the plans.
 */
export async function readQuitting(actor: Actor, ticketId?: number) {
  const { db, memberId, now } = actor
  const standing = await findStanding(db, memberId)
  const { state, term } = standing
  if (ticketId !== undefined && term?.id !== ticketId) return notFound()
  if (
    !term ||
    term.kind === 'brought' ||
    (state !== 'under_trial' && state !== 'will_continue' && state !== 'will_cancel')
  )
    return isReading(actor) ? leadTo('/subscription_orders/new') : refuse('nothing-to-quit')
  const way = wayOut(term)
  const common = {
    memberId,
    ticketId: term.id,
    planId: term.planId,
    planName: planName(term.planId)!,
    way,
    untilDay: formatDayKey(term.endsOn),
    charges: (await listOutstanding(db, { ...standing, state: 'will_cancel' }, dayKey(now))).map(
      ({ on, yen, isAwaited }) => ({ day: formatDayKey(on), yen, isAwaited }),
    ),
    unpaidYen: await sumOfDebt(db, memberId),
    /** what was chosen with a plan that is paid for */
    option: term.kind === 'paid' ? await findOptionName(db, term.optionId) : null,
  }
  if (state === 'will_cancel') {
    const byGuardian = await isEndedByGuardian(db, memberId)
    return { ...common, stage: 'done' as const, fresh: actor.url.searchParams.has('done'), byGuardian }
  }
  const [next] = scheduledPayments(standing)
  return {
    ...common,
    stage: 'survey' as const,
    /** why it is too late, for a trial that is over and is being turned into a plan */
    tooLate: way === 'renewal' ? null : sentenceOf(whyCannotQuit(standing, now)),
    /** The charge that quitting prevents: a trial's first fee. */
    prevented: term.kind !== 'paid' && next ? { day: formatDayKey(next.on), yen: next.yen } : null,
    reasons: await listQuitReasons(db, now),
    lost: await lostByQuitting(db, term, now),
    given: givenAnswers(actor),
  }
}

const sentenceOf = (no: ReturnType<typeof whyCannotQuit>) => no && refusal(no).message

/** What was chosen before a refusal, to be shown again. */
function givenAnswers(actor: Actor): QuitAnswers | null {
  return isReading(actor) ? null : (QuitForm.safeParse(actor.body.fields).data ?? null)
}

const isReading = ({ method }: Actor) => method === 'GET' || method === 'HEAD'

function leadTo(path: string): never {
  throw redirect(path)
}
