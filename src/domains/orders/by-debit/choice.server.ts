import { redirect } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { kindOf, selectionPath } from '../selection.ts'
import { findOrderer } from '../orderer.ts'
import { outcomePath, debitPaths, type DebitChoice } from '../paths.ts'
import { whyCannotOrder } from '../rules.ts'
import { findActiveStudent } from '#domains/plans/index.ts'
import type { PlanId } from '#domains/plans/terms.ts'
import { findApplication } from '../debit-applications/queries.ts'
import { stepOf } from '../debit-applications/rules.ts'
import type { Application } from '../debit-applications/terms.ts'
import { paymentsPath } from '#domains/plans/paths.ts'

export type Choice = DebitChoice & { planId: PlanId }

/** What was chosen, from the address or from a form. A plan that does not exist is a page that does not. */
export async function choiceOf(actor: Actor): Promise<Choice> {
  const given = (name: string) => actor.url.searchParams.get(name) ?? String(actor.body.fields[name] ?? '')
  const plan = given('subscription_id')
  if (!/^[1-6]$/.test(plan)) return notFound()
  const option = given('option')
  const student = await findActiveStudent(actor.db, actor.memberId, actor.now)
  return {
    planId: Number(plan) as PlanId,
    optionId: /^[1-9]\d{0,14}$/.test(option) ? Number(option) : null,
    isStudent: student !== null,
  }
}

/** The application that counts: of a contract that is over it does not any more. */
export async function findCurrent({ db, memberId, member }: Actor): Promise<Application | null> {
  const application = await findApplication(db, memberId)
  return application?.startedAt && member.state === 'after_unsubscribe' ? null : application
}

/** Leads whoever opens a step too early, or too late, to the step at which they stand. */
export async function needStep(actor: Actor, step: 'phone' | 'confirm', choice: Choice): Promise<Application> {
  const application = await findCurrent(actor)
  const at = stepOf(application, choice.planId)
  if (at === 'done') throw redirect(outcomePath(application!.orderKey!))
  if (at !== step) throw redirect(debitPaths[at](choice))
  return application!
}

/** The form is for who may order that plan; everybody else is led to what they may do. */
export async function needFormStep(actor: Actor, choice: Choice): Promise<Application | null> {
  const application = await findCurrent(actor)
  if (stepOf(application, choice.planId) === 'done') throw redirect(outcomePath(application!.orderKey!))
  const { db, house, memberId, member } = actor
  const kind = kindOf(choice.planId, member.state === 'after_unsubscribe')
  const no = whyCannotOrder(kind, await findOrderer(db, house, memberId, { kind }))
  if (no === 'unpaid-first') throw redirect(paymentsPath(memberId))
  if (no) throw redirect(selectionPath({ ...choice, payment: 'direct_debit' }))
  return application
}
