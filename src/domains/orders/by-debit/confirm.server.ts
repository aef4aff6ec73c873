import { data, redirect } from 'react-router'
import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { seeOther } from '#platform/page-form.ts'
import { printedOtherwise } from '#platform/pdf-page.ts'
import { orNotFound, Refusal } from '#platform/refusal.ts'
import { placeOrder, TermsChanged } from '../actions/place-order.ts'
import { confirmOrder } from '../guardians/actions/confirm-order.ts'
import { showOrder } from '../actions/show-order.ts'
import { kindOf } from '../selection.ts'
import { failurePath } from '../failure-path.ts'
import { stopped, trialUsed } from '../place.server.ts'
import { findOrder, type Order } from '../queries.ts'
import type { Agreement } from '#domains/contracts/terms.ts'
import { changesBetween } from '../terms-words.ts'
import type { OrderTrouble } from '../ui/order-view.ts'
import { removeApplication } from './actions/remove-application.ts'
import { choiceOf, findCurrent, needStep, type Choice } from './choice.server.ts'
import { debitPaths } from '../paths.ts'
import type { Application } from '../debit-applications/terms.ts'
import { paymentsPath } from '#domains/plans/paths.ts'

export type DebitConfirmation = Awaited<ReturnType<typeof confirmationOf>>

/** What is about to begin, to the last figure; whoever comes too early is led to the step before. */
export async function readDebitConfirmation(actor: Actor) {
  const choice = await choiceOf(actor)
  const application = await needStep(actor, 'confirm', choice)
  const { planId, optionId } = choice
  const kind = kindOf(planId, actor.member.state === 'after_unsubscribe')
  try {
    const shown = await showOrder(actor, { kind, planId, optionId, paymentKind: 'direct_debit' })
    return await confirmationOf(actor, choice, application, shown)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'unpaid-first') throw redirect(paymentsPath(actor.memberId))
    return error.code === 'trial-once'
      ? trialUsed(actor, error, { ...choice, payment: 'direct_debit' })
      : stopped(actor, error)
  }
}

async function confirmationOf(
  { house, member }: Actor,
  choice: Choice,
  { receiving, to, phoneMask }: Application,
  { key, terms }: { key: string; terms: Agreement },
  trouble: OrderTrouble = {},
) {
  return {
    screen: 'debit' as const,
    order: { key, terms },
    contact: house.settings.contactEmail,
    application: {
      receiving,
      to,
      phoneMask: phoneMask ?? '',
      printedOtherwise: await printedOtherwise([to?.name ?? member.name, to?.prefecture, to?.address].join('')),
    },
    paths: { start: debitPaths.start(choice), remove: debitPaths.remove(choice) },
    trouble,
  }
}

const KeyForm = z.object({
  order_key: z.string().catch(''),
  guardian: z.string().catch(''),
  guardian_email: z.string().catch(''),
})

/** Begins what was shown: once for its key, and never at other figures. */
export async function startByDebit(actor: Actor) {
  const { order_key, guardian, guardian_email: guardianEmail } = readBody(actor.body, KeyForm)
  const found = await findOrder(actor.db, order_key)
  const isOwn = found?.memberId === actor.memberId && found.paymentKind === 'direct_debit'
  const order = orNotFound(isOwn ? found : null)
  try {
    const place = () => placeOrder(actor, { key: order.key, guardian })
    const placed = await confirmOrder(actor, order, { guardian, guardianEmail }, place)
    if ('failed' in placed) return seeOther(failurePath(placed.failed, order))
    return seeOther('done' in placed ? placed.done : placed.challenge)
  } catch (error) {
    if (error instanceof TermsChanged) {
      const trouble = { guardian, guardianEmail, changes: changesBetween(order.terms, error.shown.terms) }
      return showAgain(actor, order, error.shown, trouble, error.status)
    }
    if (!(error instanceof Refusal)) throw error
    if (error.status === 422)
      return showAgain(actor, order, order, { guardian, guardianEmail, mistake: error.message }, error.status)
    if (error.code === 'application-missing') return seeOther(debitPaths.form(choiceFrom(order, null)))
    if (error.code === 'unpaid-first') return seeOther(paymentsPath(actor.memberId))
    return error.code === 'trial-once'
      ? trialUsed(actor, error, { ...order, payment: 'direct_debit' })
      : stopped(actor, error, order)
  }
}

async function showAgain(
  actor: Actor,
  order: Order,
  shown: { key: string; terms: Agreement },
  trouble: OrderTrouble,
  status: number,
) {
  const application = orNotFound(await findCurrent(actor))
  return data(await confirmationOf(actor, choiceFrom(order, application), application, shown, trouble), { status })
}

const choiceFrom = ({ planId, optionId }: Order, application: Application | null): Choice => ({
  planId: planId!,
  optionId,
  isStudent: application?.isStudent ?? false,
})

/** Back from the confirmation: what was not started is forgotten, and the form is shown again. */
export async function goBack(actor: Actor) {
  const choice = await choiceOf(actor)
  await removeApplication(actor)
  return seeOther(debitPaths.form(choice))
}

/** These addresses look like links: opened as such they change nothing. */
export async function onlyByPost(actor: Actor) {
  if (actor.method === 'GET' || actor.method === 'HEAD') throw redirect(debitPaths.confirm(await choiceOf(actor)))
  return null
}
