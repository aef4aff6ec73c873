import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { planChanged } from '../../mail/index.ts'
import { planTerms, studentYen, type PlanId } from '../../terms.ts'
import { findPlanPrice } from '../../orders/prices.ts'
import { agreedPlan } from '../agreed-plan.ts'
import { beginsWithin, dayAfter } from '../calendar-rules.ts'
import { changeState, findAddressee, findOpenOption, keepAgreed, replanTrial } from '../queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { mayHaveOption, whyCannotChangeTrial, whyCannotReserve } from '../rules.ts'
import { lockStanding, type Term } from '../standing.ts'

/** `agreedYen`: the monthly fee that was shown with the choice; another price is asked about again. */
export type PlanChoice = { planId: number; optionId: number | null }

/**
 * Another plan for after the trial, whose end stays as it is; at the price of the moment. What was agreed is kept with
 * the change and mailed, as it is with an order.
 */
export function changeTrialPlan(actor: Actor, choice: PlanChoice & { agreedYen: number }): Promise<void> {
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
    const changeId = await changeState(tx, standing, change, standing.state, { plan_id: planId })
    const agreed = agreedPlan(trial, standing, option?.name ?? null)
    await keepAgreed(tx, changeId, agreed)
    const letter = planChanged(actor.house, {
      ...(await findAddressee(tx, actor.memberId)),
      ...{ changeId, agreed, at: actor.now },
    })
    await writeLetter(actor.house, tx, letter)
  })
}

/** A plan that takes the place of the running one when its term is over; the running term is never shortened. */
export function reservePlan(actor: Actor, choice: PlanChoice): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    refuseIf(whyCannotReserve(standing, choice.planId))
    const option = await checkOption(tx, actor.now, choice.planId as PlanId, choice.optionId)
    const change = { cause: 'plan-reserved', actorId: actor.memberId, at: actor.now } as const
    await changeState(tx, standing, change, standing.state, {
      reserved_plan_id: choice.planId,
      reserved_option_id: option?.id ?? null,
      reserved_at: actor.now,
    })
  })
}

export function cancelReservation(actor: Actor): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    if (!standing.reservedPlanId) refuse('nothing-reserved')
    const change = { cause: 'reservation-cancelled', actorId: actor.memberId, at: actor.now } as const
    const nothing = { reserved_plan_id: null, reserved_option_id: null, reserved_at: null }
    await changeState(tx, standing, change, standing.state, nothing)
  })
}

async function checkOption(tx: Tx, now: Date, planId: PlanId, optionId: number | null) {
  if (optionId === null) return null
  const option = mayHaveOption(planId) ? await findOpenOption(tx, optionId, now) : undefined
  return option ?? refuse('unknown-option')
}
