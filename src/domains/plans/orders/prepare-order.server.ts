import { data } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { seeOther } from '#platform/page-form.ts'
import { Refusal } from '#platform/refusal.ts'
import { kindOf, OrderForm, selectionPath } from './order-form.ts'
import { stopped } from './place.server.ts'
import { confirmPath, findStoredCard, placeFor, show, type Wanted } from './shown.server.ts'
import type { Placed } from './ui/shown-order.ts'

/** What was chosen becomes an order to be confirmed: with the card on file at once, otherwise after a card. */
export async function prepareOrder(actor: Actor) {
  try {
    const wanted = wantedPlan(actor, readBody(actor.body, OrderForm))
    if (await findStoredCard(actor, wanted)) return seeOther(confirmPath(wanted))
    const screen: Placed = {
      screen: 'card',
      order: await show(actor, wanted),
      place: placeFor(actor, wanted, true),
      source: actor.house.payments.browser,
    }
    return data(screen)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'unpaid-first') return seeOther(`/users/${actor.memberId}/payments`)
    return stopped(actor, error)
  }
}

export const wantedPlan = (
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
  const back = selectionPath(choice?.subscription_id ?? null, choice?.option)
  if (!choice) return { leadTo: back }
  const wanted = wantedPlan(actor, choice)
  const card = await findStoredCard(actor, wanted)
  if (!card) return { leadTo: back }
  try {
    return { screen: 'stored', order: await show(actor, wanted), place: placeFor(actor, wanted, false), card }
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
    const common = { order: await show(actor, wanted), place: placeFor(actor, wanted, card === null) }
    const screen: Placed = card
      ? { screen: 'stored', ...common, card }
      : { screen: 'card', ...common, source: actor.house.payments.browser }
    return data(screen)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    return data<Placed>({ screen: 'stopped', sentence: error.message, backTo: `/courses/${courseId}` }, { status: 409 })
  }
}
