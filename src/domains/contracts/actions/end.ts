import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { giveUpDebit } from '../debit-papers/give-up-debit.ts'
import { stopRetries, listOutstanding } from '#domains/billing/index.ts'
import { dunningEnded, endedAtOnce, quitConfirmed } from '../mail/leaving-letters.ts'
import { wayOut } from '../terms.ts'
import { planName, type Standing, type Term } from '#domains/plans/terms.ts'
import { endOf, type Day } from '#platform/days.ts'
import {
  monthOf,
  changeState,
  endTerms,
  findAddressee,
  setLength,
  sumOfDebt,
  type Cause,
  lockStanding,
} from '#domains/plans/index.ts'
import { refuse } from '../refusals.ts'

/**
 * The contract is over at that instant: content closes, no month is begun any more, what is owed stays owed. Returns the
 * number of the log's line.
 */
export async function endSubscription(
  tx: Tx,
  house: House,
  standing: Standing,
  change: Cause,
  endsAt: Date,
): Promise<number> {
  await endTerms(tx, [standing.memberId], change.at)
  const changeId = await changeState(tx, standing, change, 'after_unsubscribe', {
    access_ends_at: endsAt,
    next_step_at: null,
    closes_at: null,
    reserved_plan_id: null,
    reserved_option_id: null,
    reserved_at: null,
  })
  if (standing.paymentKind === 'direct_debit') await giveUpDebit(tx, house, standing.memberId)
  return changeId
}

/** A month stayed unpaid to its end: the contract ended then, the rest of its term is never charged. */
export async function endByDunning(tx: Tx, house: House, standing: Standing, at: Date): Promise<void> {
  const { term, memberId } = standing
  await endSubscription(tx, house, standing, { cause: 'dunning', actorId: null, at }, at)
  await stopRetries(tx, memberId)
  if (!term) return
  const letter = dunningEnded(house, {
    ...(await findAddressee(tx, memberId)),
    termId: term.id,
    planName: planName(term.planId)!,
    endedOn: dayKey(at),
    unpaidYen: await sumOfDebt(tx, memberId),
  })
  await writeLetter(house, tx, letter)
}

/** Staff ends a contract: at once, or with the last day of what runs. The reason is kept for colleagues. */
export function endByStaff(actor: Actor, memberId: number, when: 'now' | 'at-end', reason: string): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, memberId)
    const { state, term } = standing
    const change = { cause: 'staff', actorId: actor.memberId, at: actor.now } as const
    if (when === 'now') {
      if (state !== 'under_trial' && state !== 'will_continue' && state !== 'will_cancel') return refuse('not-running')
      await endAtOnce(tx, actor, standing, change)
    } else {
      if ((state !== 'under_trial' && state !== 'will_continue') || !term) return refuse('not-running')
      await endWithTerm(tx, actor, standing, term, 'staff')
    }
    await writeAudit(tx, actor, `plans.ended-${when}`, memberId, { reason })
  })
}

async function endAtOnce(tx: Tx, actor: Actor, standing: Standing, change: Cause) {
  const { memberId, term } = standing
  const changeId = await endSubscription(tx, actor.house, standing, change, actor.now)
  if (!term) return
  const letter = endedAtOnce(actor.house, {
    ...(await findAddressee(tx, memberId)),
    changeId,
    planName: planName(term.planId)!,
    way: wayOut(term),
    remaining: await listOutstanding(tx, { ...standing, state: 'after_unsubscribe' }, dayKey(actor.now)),
    unpaidYen: await sumOfDebt(tx, memberId),
    at: actor.now,
  })
  await writeLetter(actor.house, tx, letter)
}

/** Who asks for it, and when. */
type Who = Pick<Actor, 'house' | 'memberId' | 'now'>

/**
 * The contract ends with the last day of what runs, whoever asks for it; the member reads until when they can watch and
 * what is still to be paid.
 */
export async function endWithTerm(tx: Tx, actor: Who, standing: Standing, term: Term, cause: Cause['cause']) {
  const change = { cause, actorId: actor.memberId, at: actor.now }
  const changeId = await changeState(tx, standing, change, 'will_cancel', {
    access_ends_at: endOf(term.endsOn),
    reserved_plan_id: null,
    reserved_option_id: null,
    reserved_at: null,
  })
  const letter = quitConfirmed(actor.house, {
    ...(await findAddressee(tx, standing.memberId)),
    changeId,
    planName: planName(term.planId)!,
    way: wayOut(term),
    until: term.endsOn,
    isFinal: cause === 'guardian',
    remaining: await listOutstanding(tx, { ...standing, state: 'will_cancel' }, dayKey(actor.now)),
    unpaidYen: await sumOfDebt(tx, standing.memberId),
    at: actor.now,
  })
  await writeLetter(actor.house, tx, letter)
}

/** The contract ends with the month that runs, a trial with its last day: no month after it is given or charged. */
export async function endWithMonth(tx: Tx, standing: Standing, term: Term, change: Cause): Promise<Day> {
  const months = term.kind === 'paid' ? Math.max(1, term.invoicedMonths) : term.months
  const endsOn = term.kind === 'paid' ? monthOf(term, months - 1).endsOn : term.endsOn
  await setLength(tx, term.id, { months, endsOn })
  await changeState(tx, standing, change, 'will_cancel', {
    access_ends_at: endOf(endsOn),
    next_step_at: endOf(endsOn),
    reserved_plan_id: null,
    reserved_option_id: null,
    reserved_at: null,
  })
  return endsOn
}
