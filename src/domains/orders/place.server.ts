import { data } from 'react-router'
import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { seeOther } from '#platform/page-form.ts'
import { orNotFound, Refusal } from '#platform/refusal.ts'
import { cardOf, CardTokensForm, tokensOf } from './cards/terms.ts'
import { placeOrder, TermsChanged } from './actions/place-order.ts'
import { confirmOrder, type AgeAnswer } from './guardians/actions/confirm-order.ts'
import type { OrderResult } from './settle-order.ts'
import { failurePath } from './failure-path.ts'
import { selectionPath } from './selection.ts'
import { findOrder, type Order } from './queries.ts'
import { readSelection } from './read-selection.server.ts'
import { findStoredCard, isForStudent, frameFor, shownBefore, wantedAgain, type Wanted } from './confirmation.server.ts'
import type { PaymentKind, PlanId } from '#domains/plans/terms.ts'
import type { CardTokens } from './cards/ask-for-tokens.ts'
import { isBare } from './terms.ts'
import { changesBetween } from './terms-words.ts'
import type { OrderTrouble, Placed } from './ui/order-view.ts'
import { coachingItemPath } from '#domains/coaching/paths.ts'
import { paymentsPath } from '#domains/plans/paths.ts'

const KeyForm = z.object({
  order_key: z.string().catch(''),
  guardian: z.string().catch(''),
  guardian_email: z.string().catch(''),
})

/** The confirmation with a card that was just typed in. */
export async function placeWithCard(actor: Actor) {
  const { order, answer } = await readOrder(actor)
  const form = readBody(actor.body, CardTokensForm)
  return place(actor, order, answer, cardOf(form), tokensOf(form))
}

/** The confirmation with the card on file. */
export async function placeWithStored(actor: Actor) {
  const { order, answer } = await readOrder(actor)
  return place(actor, order, answer)
}

async function readOrder(actor: Actor) {
  const { order_key, guardian, guardian_email: guardianEmail } = readBody(actor.body, KeyForm)
  return { order: await ownByCard(actor, order_key), answer: { guardian, guardianEmail } }
}

/** An order of who asks that a card pays; any other is not there. */
export async function ownByCard(actor: Actor, key: string): Promise<Order> {
  const order = await findOrder(actor.db, key)
  return orNotFound(isOwnByCard(order, actor) ? order : null)
}

const isOwnByCard = (order: Order | null, { memberId }: Actor) =>
  order?.memberId === memberId && !isBare(order.kind) && order.paymentKind === 'card'

export async function place(
  actor: Actor,
  order: Order,
  answer: AgeAnswer,
  card?: ReturnType<typeof cardOf>,
  tokens?: CardTokens,
) {
  try {
    const placement = { key: order.key, guardian: answer.guardian, ...(card && { card }) }
    const placed = await confirmOrder(actor, order, answer, () => placeOrder(actor, placement))
    return whatFollows(actor, order, placed, tokens !== undefined)
  } catch (error) {
    if (error instanceof TermsChanged) return showAgain(actor, order, error, answer, tokens)
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'unpaid-first') return seeOther(paymentsPath(actor.memberId))
    if (error.status === 422) {
      const trouble = { ...answer, mistake: error.message }
      return data(await screenOf(actor, order, shownBefore(order), trouble, tokens), { status: 422 })
    }
    if (error.code === 'trial-once') return trialUsed(actor, error, order)
    return stopped(actor, error, order)
  }
}

/** The figures moved since they were shown: nobody is bound to what they did not see. */
async function showAgain(
  actor: Actor,
  order: Order,
  { shown: { key, terms }, status }: TermsChanged,
  answer: AgeAnswer,
  tokens?: CardTokens,
) {
  const trouble = { ...answer, changes: changesBetween(order.terms, terms) }
  return data(await screenOf(actor, order, shownBefore({ ...order, key, terms }), trouble, tokens), { status })
}

async function screenOf(
  actor: Actor,
  order: Order,
  shown: ReturnType<typeof shownBefore>,
  trouble: OrderTrouble,
  tokens?: CardTokens,
): Promise<Placed> {
  const wanted = wantedAgain(order)
  const card = tokens ? null : await findStoredCard(actor, wanted)
  const frame = frameFor(actor, wanted, { withCard: card === null, isStudent: isForStudent(shown) })
  if (card) return { screen: 'stored', order: shown, frame, card, trouble }
  return { screen: 'card', order: shown, frame, source: actor.house.payments.browser, given: tokens ?? null, trouble }
}

function whatFollows(actor: Actor, order: Order, placed: OrderResult, withCard: boolean) {
  if ('challenge' in placed) {
    const { steps } = frameFor(actor, wantedAgain(order), { withCard })
    return data({ screen: 'issuer', url: placed.challenge, steps } satisfies Placed)
  }
  return seeOther('failed' in placed ? failurePath(placed.failed, order) : placed.done)
}

type RefusedChoice = Pick<Wanted, 'planId' | 'optionId'> & { payment?: PaymentKind }

/** Whose person had their trial with another account is shown what they may order instead, with the same plan chosen. */
export async function trialUsed(actor: Actor, error: Refusal, choice: RefusedChoice) {
  const { planId, optionId, payment = 'card' } = choice
  const selection = await readSelection(actor, { planId: planId as PlanId | null, optionId, payment })
  if (!selection.refused) return stopped(actor, error)
  return data({ screen: 'selection', selection } satisfies Placed, { status: error.status })
}

/** Something else stands in the way; the sentence says what, the page leads back. */
export function stopped(actor: Actor, { status, message, retryAfter }: Refusal, order?: Order) {
  if (status !== 409 && status !== 422 && status !== 429) throw new Refusal('stopped', status, message)
  if (retryAfter) actor.answerHeaders['Retry-After'] = String(retryAfter)
  const backTo = order?.coaching
    ? coachingItemPath(order.coaching.itemId)
    : order?.courseId
      ? `/courses/${order.courseId}`
      : selectionPath()
  return data({ screen: 'stopped', sentence: message, backTo } satisfies Placed, { status })
}
