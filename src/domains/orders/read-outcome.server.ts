import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { failurePath } from './failure-path.ts'
import { readPapers } from './debit-applications/read-papers.server.ts'
import { debitSteps } from './debit-applications/ui/debit-steps.ts'
import { findOrder, type Order } from './queries.ts'
import { isBare } from './terms.ts'
import { stepsOf, walletSteps } from './ui/order-steps.tsx'

/** What became of an order, for whoever placed it; a changed card leads back to where it was changed. */
export async function readOutcome({ db, memberId, house, member }: Actor, key: string) {
  const found = await findOrder(db, key)
  const order = orNotFound(found?.memberId === memberId && found.state !== 'shown' ? found : null)
  const { kind, state, failureCode, terms, courseId, returnTo } = order
  if (state === 'failed') return { state: 'elsewhere' as const, path: failurePath(failureCode ?? 'failed', order) }
  if (state === 'done' && isBare(kind)) return { state: 'elsewhere' as const, path: returnTo ?? '/' }
  const common = { steps: stepsTaken(order), contact: house.settings.contactEmail }
  if (state !== 'done')
    return {
      state: 'pending' as const,
      ...common,
      withIssuer: state === 'authenticating',
      byWallet: order.paymentKind === 'amazon_pay',
    }
  const papers = terms.payment === 'direct_debit' ? await readPapers(house, memberId, key) : null
  return { state, ...common, papers, terms, courseId, memberId, email: member.email }
}

function stepsTaken({ kind, paymentKind, courseId, coaching, withNewCard }: Order): readonly string[] {
  if (isBare(kind)) return []
  if (paymentKind === 'amazon_pay') return walletSteps(courseId !== null)
  return paymentKind === 'direct_debit'
    ? debitSteps
    : stepsOf({ isCourse: courseId !== null, isCoaching: coaching !== null, withCard: withNewCard })
}
