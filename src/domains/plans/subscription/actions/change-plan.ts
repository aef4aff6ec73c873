import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { planTerms, type PlanId } from '../../terms.ts'
import { findPlanPrice } from '../../orders/prices.ts'
import { changeState, findOpenOption } from '../queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { mayHaveOption, whyCannotChangeTrial, whyCannotReserve } from '../rules.ts'
import { lockStanding } from '../standing.ts'

/** `agreedYen`: the monthly fee that was shown with the choice; another price is asked about again. */
export type PlanChoice = { planId: number; optionId: number | null }

/** Another plan for after the trial, whose end stays as it is; at the price of the moment. */
export function changeTrialPlan(actor: Actor, choice: PlanChoice & { agreedYen: number }): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    refuseIf(whyCannotChangeTrial(standing, choice.planId, actor.now))
    const planId = choice.planId as PlanId
    const optionId = await checkOption(tx, actor.now, planId, choice.optionId)
    const price = await findPlanPrice(tx, planTerms[planId], actor.now)
    if (choice.agreedYen !== (price.discountedYen ?? price.monthlyYen)) refuse('price-changed')
    await tx
      .updateTable('terms')
      .set({
        plan_id: planId,
        option_id: optionId,
        monthly_yen: price.monthlyYen,
        discount_monthly_yen: price.discountedYen,
        discount_months: price.discountMonths,
      })
      .where('id', '=', standing.term!.id)
      .execute()
    const change = { cause: 'trial-plan-changed', actorId: actor.memberId, at: actor.now } as const
    await changeState(tx, standing, change, standing.state, { plan_id: planId })
  })
}

/** A plan that takes the place of the running one when its term is over; the running term is never shortened. */
export function reservePlan(actor: Actor, choice: PlanChoice): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const standing = await lockStanding(tx, actor.memberId)
    refuseIf(whyCannotReserve(standing, choice.planId))
    const optionId = await checkOption(tx, actor.now, choice.planId as PlanId, choice.optionId)
    const change = { cause: 'plan-reserved', actorId: actor.memberId, at: actor.now } as const
    await changeState(tx, standing, change, standing.state, {
      reserved_plan_id: choice.planId,
      reserved_option_id: optionId,
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

async function checkOption(tx: Tx, now: Date, planId: PlanId, optionId: number | null): Promise<number | null> {
  if (optionId === null) return null
  if (!mayHaveOption(planId) || !(await findOpenOption(tx, optionId, now))) refuse('unknown-option')
  return optionId
}
