import { data } from 'react-router'
import { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { ownPath } from '#platform/own-path.ts'
import { seeOther } from '#platform/page-form.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import { PaymentsSilent } from '#ports/payments/port.ts'
import { show, type Wanted } from '../confirmation.server.ts'
import { errorPath } from '../paths.ts'
import { findOrder } from '../queries.ts'
import type { Placed } from '../ui/order-view.ts'
import { walletSteps } from '../ui/order-steps.tsx'
import { beginDebtVisit, beginMethodVisit } from './actions/begin-bare.ts'
import { beginVisit } from './actions/begin-visit.ts'
import { walletOf } from './wallet-of.ts'
import { isRecurring, walletYen } from './wallet-sum.ts'

/** What was chosen becomes an order, and its buyer goes to the wallet to choose how to pay. */
export async function beginPlanVisit(actor: Actor, wanted: Wanted) {
  walletOf(actor.house)
  return leading(walletSteps(wanted.courseId !== null), async () => {
    const { key } = await show(actor, wanted, 'amazon_pay')
    const order = (await findOrder(actor.db, key))!
    return beginVisit(actor, { key, yen: walletYen(order), recurring: isRecurring(order) })
  })
}

const WishForm = z.object({ wish: z.enum(['course', 'method', 'debt']).catch('method') })

/** The buttons beside a course, an open bill and the means of payment. */
export async function beginAtWallet(actor: Actor) {
  walletOf(actor.house)
  const { wish } = readBody(actor.body, WishForm)
  const { fields } = actor.body
  const number = (name: string) => idOf(typeof fields[name] === 'string' ? fields[name] : undefined)
  try {
    if (wish === 'course') {
      const wanted: Wanted = { kind: 'course', planId: null, optionId: null, courseId: number('course_id') }
      return await beginPlanVisit(actor, wanted)
    }
    if (wish === 'debt') return await leading([], () => beginDebtVisit(actor, number('invoice')))
    return await leading([], () => beginMethodVisit(actor, returnPath(actor)))
  } catch (error) {
    if (!(error instanceof Refusal) || ![409, 422, 429].includes(error.status)) throw error
    if (error.retryAfter) actor.answerHeaders['Retry-After'] = String(error.retryAfter)
    const backTo = wish === 'course' ? `/courses/${number('course_id')}` : paymentsPath(actor.memberId)
    return data({ screen: 'stopped', sentence: error.message, backTo } satisfies Placed, { status: error.status })
  }
}

function returnPath({ house, memberId, body }: Actor): string {
  const path = ownPath(body.fields.redirect_to, house.settings.origin)
  return path === '/' ? paymentsPath(memberId) : path
}

/** On the way to the wallet by a page of ours; a wallet that says nothing ends it before anything began. */
async function leading(steps: readonly string[], begin: () => Promise<string>) {
  try {
    return data({ screen: 'issuer', url: await begin(), steps, at: 'wallet' } satisfies Placed)
  } catch (failure) {
    if (failure instanceof PaymentsSilent) return seeOther(errorPath('provider_silent'))
    throw failure
  }
}

export const needWallet = ({ house }: Actor) => void (house.wallet ?? notFound())
