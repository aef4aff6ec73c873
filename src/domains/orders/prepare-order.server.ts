import { data } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { seeOther } from '#platform/page-form.ts'
import { Refusal } from '#platform/refusal.ts'
import { beginPlanVisit } from './by-wallet/begin.server.ts'
import { debitPaths } from './paths.ts'
import { registrationPath } from '#domains/plans/paths.ts'
import { findActiveStudent } from '#domains/plans/index.ts'
import { wantsStudentPrice } from './read-selection.server.ts'
import { needOrderable } from './orderer.ts'
import { kindOf, selectionPath } from './selection.ts'
import { OrderForm } from './order-form.ts'
import { stopped, trialUsed } from './place.server.ts'
import { confirmPath, findStoredCard, isForStudent, frameFor, show, type Wanted } from './confirmation.server.ts'
import type { Placed } from './ui/order-view.ts'
import { paymentsPath } from '#domains/plans/paths.ts'

/** What was chosen becomes an order to be confirmed: with the card on file at once, otherwise after a card. */
export async function prepareOrder(actor: Actor) {
  const form = formOf(actor)
  if (form instanceof Refusal) return stopped(actor, form)
  const wanted = wantedPlan(actor, form)
  try {
    await needOrderable(actor.db, actor.house, actor.memberId, wanted)
    if (form.payment_method === 'direct_debit') return seeOther(await debitFormPathFor(actor, form))
    if (form.payment_method === 'amazon_pay') return await beginPlanVisit(actor, wanted)
    if (await findStoredCard(actor, wanted)) return seeOther(confirmPath(wanted))
    const order = await show(actor, wanted)
    const screen: Placed = {
      screen: 'card',
      order,
      frame: frameFor(actor, wanted, { withCard: true, isStudent: isForStudent(order) }),
      source: actor.house.payments.browser,
    }
    return data(screen)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'unpaid-first') return seeOther(paymentsPath(actor.memberId))
    return error.code === 'trial-once'
      ? trialUsed(actor, error, { ...wanted, payment: form.payment_method })
      : stopped(actor, error)
  }
}

async function debitFormPathFor(
  { db, memberId, now }: Actor,
  { subscription_id: planId, option: optionId }: OrderForm,
) {
  const student = await findActiveStudent(db, memberId, now)
  return debitPaths.form({ planId, optionId, isStudent: student !== null })
}

function formOf(actor: Actor): OrderForm | Refusal {
  try {
    return readBody(actor.body, OrderForm)
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const wantedPlan = (
  { member }: Actor,
  { subscription_id, option }: Pick<OrderForm, 'subscription_id' | 'option'>,
): Wanted => ({
  kind: kindOf(subscription_id, member.state === 'after_unsubscribe'),
  planId: subscription_id,
  optionId: option,
  courseId: null,
})

const ChoiceForm = OrderForm.pick({ subscription_id: true, option: true })

/** The confirmation of a plan with the card on file, or the page that comes before it. */
export async function readConfirmation(actor: Actor): Promise<Placed | { leadTo: string }> {
  const choice = ChoiceForm.safeParse(Object.fromEntries(actor.url.searchParams)).data
  if (wantsStudentPrice(actor) && !(await findActiveStudent(actor.db, actor.memberId, actor.now)))
    return { leadTo: registrationPath(actor.memberId) }
  const back = selectionPath(choice && { planId: choice.subscription_id, optionId: choice.option })
  if (!choice) return { leadTo: back }
  const wanted = wantedPlan(actor, choice)
  const card = await findStoredCard(actor, wanted)
  if (!card) return { leadTo: back }
  try {
    const order = await show(actor, wanted)
    const frame = frameFor(actor, wanted, { withCard: false, isStudent: isForStudent(order) })
    return { screen: 'stored', order, frame, card }
  } catch (error) {
    if (!(error instanceof Refusal) || (error.status !== 409 && error.status !== 422)) throw error
    return { leadTo: error.code === 'unpaid-first' ? `/users/${actor.memberId}/payments` : back }
  }
}

/** A single course: nothing to choose, so its page is the card entry or, with a card on file, the confirmation. */
export async function readCourseOrder(actor: Actor, courseId: string | null) {
  const wanted: Wanted = { kind: 'course', planId: null, optionId: null, courseId: idOf(courseId ?? undefined) }
  try {
    const card = await findStoredCard(actor, wanted)
    const common = { order: await show(actor, wanted), frame: frameFor(actor, wanted, { withCard: card === null }) }
    const screen: Placed = card
      ? { screen: 'stored', ...common, card }
      : { screen: 'card', ...common, source: actor.house.payments.browser }
    return data(screen)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    return data<Placed>({ screen: 'stopped', sentence: error.message, backTo: `/courses/${courseId}` }, { status: 409 })
  }
}
