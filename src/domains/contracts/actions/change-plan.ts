import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { planChanged } from '../mail/plan-change-letter.ts'
import { planTerms, studentYen, type PlanId, type Standing, type Term } from '#domains/plans/terms.ts'
import {
  findPlanPrice,
  agreedPlan,
  type AgreedPlan,
  beginsWithin,
  paidTermAfter,
  type NewTerm,
  changeState,
  findAddressee,
  findOpenOption,
  findRenewal,
  keepAgreed,
  replanTrial,
  mayHaveOption,
  lockStanding,
} from '#domains/plans/index.ts'
import { dayAfter } from '#platform/days.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { whyCannotChangeTrial, whyCannotReserve } from '../rules.ts'

/** `agreedYen`: the monthly fee that was shown with the choice; another price is asked about again. */
export type PlanChoice = { planId: number; optionId: number | null; agreedYen: number }

/**
 * Another plan for after the trial, whose end stays as it is; at the price of the moment. What was agreed is kept with
 * the change and mailed, as it is with an order.
 */
export function changeTrialPlan(actor: Actor, choice: PlanChoice): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    refuseIf(whyCannotChangeTrial(standing, choice.planId, actor.now))
    const planId = choice.planId as PlanId
    const option = await checkOption(tx, actor.now, planId, choice.optionId)
    const { studentUntil } = standing
    const isStudent = beginsWithin(dayKey(actor.now), studentUntil)
    const price = await findPlanPrice(tx, planTerms[planId], actor.now, { isStudent })
    const half = beginsWithin(dayAfter(standing.term!.endsOn), studentUntil) ? studentYen(price.monthlyYen) : null
    if (choice.agreedYen !== (half ?? price.discountedYen ?? price.monthlyYen)) refuse('price-changed')
    const trial: Term = {
      ...standing.term!,
      ...{ planId, optionId: option?.id ?? null, monthlyYen: price.monthlyYen },
      ...{ discountMonthlyYen: price.discountedYen, discountMonths: price.discountMonths },
    }
    await replanTrial(tx, trial)
    const change = { cause: 'trial-plan-changed', actorId: actor.memberId, at: actor.now } as const
    const changeId = await changeState(tx, standing, change, null, { plan_id: planId })
    await keepAndTell(tx, actor, changeId, agreedPlan(trial, paidTermAfter(trial), standing, option?.name ?? null))
  })
}

async function keepAndTell(tx: Tx, actor: Actor, changeId: number, agreed: AgreedPlan) {
  await keepAgreed(tx, changeId, agreed)
  const reader = await findAddressee(tx, actor.memberId)
  await writeLetter(actor.house, tx, planChanged(actor.house, { ...reader, changeId, agreed, at: actor.now }))
}

/**
 * A plan that takes the place of the running one when its term is over, which is never shortened; at the price of its
 * first day, as far as it is known. What was agreed is kept and mailed, too.
 */
export function reservePlan(actor: Actor, choice: PlanChoice): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    refuseIf(whyCannotReserve(standing, choice.planId))
    const planId = choice.planId as PlanId
    const option = await checkOption(tx, actor.now, planId, choice.optionId)
    const reserved = { reservedPlanId: planId, reservedOptionId: option?.id ?? null }
    const next = (await findRenewal(tx, { ...standing, ...reserved }))!
    if (choice.agreedYen !== monthlyFee(next, standing)) refuse('price-changed')
    const change = { cause: 'plan-reserved', actorId: actor.memberId, at: actor.now } as const
    const changeId = await changeState(tx, standing, change, null, {
      reserved_plan_id: planId,
      reserved_option_id: option?.id ?? null,
      reserved_at: actor.now,
    })
    await keepAndTell(tx, actor, changeId, agreedPlan(standing.term!, next, standing, option?.name ?? null))
  })
}

/** What its months cost, as the choice showed it: a student's half as long as it begins in time. */
const monthlyFee = ({ startsOn, monthlyYen }: NewTerm, { studentUntil }: Standing) =>
  beginsWithin(startsOn, studentUntil) ? studentYen(monthlyYen) : monthlyYen

export function cancelReservation(actor: Actor): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    if (!standing.reservedPlanId) refuse('nothing-reserved')
    const change = { cause: 'reservation-cancelled', actorId: actor.memberId, at: actor.now } as const
    const nothing = { reserved_plan_id: null, reserved_option_id: null, reserved_at: null }
    await changeState(tx, standing, change, null, nothing)
  })
}

async function checkOption(tx: Tx, now: Date, planId: PlanId, optionId: number | null) {
  if (optionId === null) return null
  const option = mayHaveOption(planId) ? await findOpenOption(tx, optionId, now) : undefined
  return option ?? refuse('unknown-option')
}
