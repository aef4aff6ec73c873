import type { Actor } from '#platform/ask.ts'
import { invalid } from '#platform/refusal.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { planName } from '#domains/plans/terms.ts'
import { applyForDebit } from './actions/apply.ts'
import { troublesOf, wantedOf } from './application-form.ts'
import { choiceOf, needFormStep } from './choice.server.ts'
import { debitPaths } from '../paths.ts'
import type { Application } from '../debit-applications/terms.ts'

export type FormView = Awaited<ReturnType<typeof readForm>>

/** The form, with what was asked for before. */
export async function readForm(actor: Actor) {
  const choice = await choiceOf(actor)
  const application = await needFormStep(actor, choice)
  return {
    choice,
    planName: planName(choice.planId)!,
    canPrint: actor.house.settings.debitPrinting,
    given: givenBefore(application),
  }
}

function givenBefore(application: Application | null): Record<string, string> {
  if (!application) return {}
  const { receiving, to } = application
  if (!to) return { receiving }
  return { receiving, name: to.name, postal_code: to.postalCode, prefecture: to.prefecture, address: to.address }
}

/** Writes the application down and leads on to the phone, or past it where it was shown just now. */
export function postForm(actor: Actor) {
  return pageForm(actor, async () => {
    const choice = await choiceOf(actor)
    const { fields } = actor.body
    const troubles = troublesOf(fields)
    if (fields.receiving === 'print' && !actor.house.settings.debitPrinting)
      troubles.receiving = ['受け取り方法を選んでください。']
    if (Object.keys(troubles).length > 0) throw invalid(troubles)
    const { needsPhone, isStudent } = await applyForDebit(actor, choice.planId, wantedOf(fields))
    return seeOther(debitPaths[needsPhone ? 'phone' : 'confirm']({ ...choice, isStudent }))
  })
}
