import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { notFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { quitWithdrawn } from '../../mail/leaving-letters.ts'
import { isEndedByGuardian } from '../queries.ts'
import { storeQuit } from '../store-quit.ts'
import type { QuitAnswers } from '../terms.ts'
import { planName, type Standing } from '#domains/plans/terms.ts'
import { asAgreed, changeState, findAddressee, setLength, nextStepOf, lockStanding } from '#domains/plans/index.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyCannotQuit, whyCannotRenewAgain, whyCannotStopRenewal, whyCannotWithdraw } from '../../rules.ts'
import { listOutstanding } from '#domains/billing/index.ts'
import { endWithTerm } from '../../actions/end.ts'

/** Ends a trial or a plan that may be cancelled at any time with its last day; until then everything stays open. */
export function quit(actor: Actor, answers: QuitAnswers): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    refuseIf(whyCannotQuit(standing, actor.now))
    await cancel(tx, actor, standing, answers, 'quit')
  })
}

/** Takes back what was cancelled, a trial, a month or a commitment's renewal, as long as it is not over. */
export function withdrawQuit(actor: Actor): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    refuseIf(whyCannotWithdraw(standing, actor.now))
    await mayGoOn(tx, actor)
    await goOn(tx, actor, standing, 'quit-withdrawn')
  })
}

/** A commitment renews after its last day, or does not. The ticket is the running term of whoever asks. */
export function setAutoRenewal(actor: Actor, ticketId: number, choice: string, answers?: QuitAnswers): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    if (standing.term?.id !== ticketId) return notFound()
    if (choice === 'off') {
      refuseIf(whyCannotStopRenewal(standing))
      await cancel(tx, actor, standing, answers ?? nothingSaid, 'auto-renewal-off')
    } else if (choice === 'on') {
      refuseIf(whyCannotRenewAgain(standing, actor.now))
      await mayGoOn(tx, actor)
      await goOn(tx, actor, standing, 'auto-renewal-on')
    } else refuse('unknown-choice')
  })
}

/**
 * A guardian takes back the consent on which the contract rests: it ends as if its member had quit, without questions,
 * and its member cannot undo that. False where nothing runs any more, or it ends already.
 */
export async function quitForGuardian(tx: Tx, whose: Pick<Actor, 'house' | 'memberId' | 'now'>): Promise<boolean> {
  const standing = await lockStanding(tx, whose.memberId)
  const { state, term } = standing
  if (state === 'will_cancel')
    await changeState(tx, standing, { cause: 'guardian', actorId: null, at: whose.now }, 'will_cancel')
  if ((state !== 'under_trial' && state !== 'will_continue') || !term) return false
  await endWithTerm(tx, whose, standing, term, 'guardian')
  return true
}

async function mayGoOn(tx: Tx, { memberId }: Actor): Promise<void> {
  if (await isEndedByGuardian(tx, memberId)) refuse('ended-by-guardian')
}

const nothingSaid: QuitAnswers = { reasonIds: [], subReasonIds: [], freeText: '', reportedIssue: '' }

async function cancel(
  tx: Tx,
  actor: Actor,
  standing: Standing,
  answers: QuitAnswers,
  cause: 'quit' | 'auto-renewal-off',
) {
  await storeQuit(tx, actor, standing, answers)
  await endWithTerm(tx, actor, standing, standing.term!, cause)
}

async function goOn(tx: Tx, actor: Actor, standing: Standing, cause: 'quit-withdrawn' | 'auto-renewal-on') {
  const term = asAgreed(standing.term!)
  const to = term.kind === 'paid' ? 'will_continue' : 'under_trial'
  const change = { cause, actorId: actor.memberId, at: actor.now }
  await setLength(tx, term.id, term)
  const next_step_at = nextStepOf(term)
  const changeId = await changeState(tx, standing, change, to, { access_ends_at: null, next_step_at })
  const charges = await listOutstanding(tx, { ...standing, term, state: to }, dayKey(actor.now))
  const letter = quitWithdrawn(actor.house, {
    ...(await findAddressee(tx, actor.memberId)),
    changeId,
    planName: planName(term.planId)!,
    next: charges.find(({ isAwaited }) => !isAwaited) ?? null,
    at: actor.now,
  })
  await writeLetter(actor.house, tx, letter)
}
