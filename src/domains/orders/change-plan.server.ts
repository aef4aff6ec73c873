import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { seeOther } from '#platform/page-form.ts'
import { Refusal } from '#platform/refusal.ts'
import { cancelReservation, changeTrialPlan, reservePlan } from '#domains/contracts/index.ts'
import { isMinorToUs } from './guardians/known-minor.ts'
import { needOrderable } from './orderer.ts'
import { refuse } from './refusals.ts'
import { kindOf, selectionPath } from './selection.ts'
import { OrderForm } from './order-form.ts'
import { stopped } from './place.server.ts'

const ChangeForm = OrderForm.extend({
  agreed_yen: z.string().catch('').transform(Number),
  reservation: z.string().catch(''),
})

/** Another plan for somebody who has one: on trial for what follows it, otherwise from the next term on. */
export async function changePlan(actor: Actor) {
  try {
    if (actor.body.fields.reservation === 'cancel') {
      await cancelReservation(actor)
      return seeOther(`${selectionPath()}?changed=cancelled`)
    }
    if (await isMinorToUs(actor.db, actor.memberId, actor.now)) refuse('minor-change')
    const { subscription_id: planId, option: optionId, agreed_yen: agreedYen } = readBody(actor.body, ChangeForm)
    const onTrial = actor.member.state === 'under_trial'
    // A plan with a trial is another trial to everybody who has none that runs.
    if (!onTrial && kindOf(planId, false) === 'trial')
      await needOrderable(actor.db, actor.house, actor.memberId, { kind: 'trial' })
    if (onTrial) await changeTrialPlan(actor, { planId, optionId, agreedYen })
    else await reservePlan(actor, { planId, optionId, agreedYen })
    return seeOther(`${selectionPath()}?changed=${onTrial ? 'trial' : 'reserved'}`)
  } catch (error) {
    if (error instanceof Refusal) return stopped(actor, error)
    throw error
  }
}
