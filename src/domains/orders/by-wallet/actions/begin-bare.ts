import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { findRenewal, findStanding, listTermPrices } from '#domains/plans/index.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import { TERMS_VERSION } from '#domains/plans/terms.ts'
import { findOpenBill } from '#domains/billing/index.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import type { BareKind } from '../../terms.ts'
import type { BareTerms } from '../wallet-sum.ts'
import { beginVisit } from './begin-visit.ts'
import { walletOf } from '../wallet-of.ts'

/** From now on the fees are to be taken at the wallet; the visit asks for as much as the dearest coming month. */
export async function beginMethodVisit(actor: Actor, returnTo: string): Promise<string> {
  walletOf(actor.house)
  const { db, memberId, now } = actor
  const standing = await findStanding(db, memberId)
  const next = await findRenewal(db, standing)
  const prices = await listTermPrices(db, now)
  const known = [standing.term?.monthlyYen, next?.monthlyYen].filter((yen) => yen !== undefined)
  const yen = Math.max(...(known.length > 0 ? known : prices.map(({ monthlyYen }) => monthlyYen)))
  return beginBare(actor, { kind: 'card', yen, returnTo, invoiceId: null })
}

/** One open bill is to be paid at the wallet, once. */
export async function beginDebtVisit(actor: Actor, invoiceId: number): Promise<string> {
  walletOf(actor.house)
  const bill = orNotFound(await findOpenBill(actor.db, invoiceId, actor.memberId))
  if (bill.whyNot) refuse(bill.whyNot)
  const returnTo = `${paymentsPath(actor.memberId)}?tried=${invoiceId}`
  return beginBare(actor, { kind: 'debt', yen: bill.yen, returnTo, invoiceId })
}

type Bare = { kind: BareKind; yen: number; returnTo: string; invoiceId: number | null }

async function beginBare(actor: Actor, { kind, yen, returnTo, invoiceId }: Bare): Promise<string> {
  const { memberId, now } = actor
  const terms: BareTerms = { yen }
  const { key } = await actor.db.transaction().execute(async (tx) => {
    const order = await tx
      .insertInto('orders')
      .values({
        ...{ member_id: memberId, kind, payment_kind: 'amazon_pay', terms: JSON.stringify(terms) },
        ...{ terms_version: TERMS_VERSION, shown_at: now, return_to: returnTo, invoice_id: invoiceId },
      })
      .returning('key')
      .executeTakeFirstOrThrow()
    await writeAudit(tx, actor, 'plans.wallet-chosen', memberId, { order: order.key })
    return order
  })
  return beginVisit(actor, { key, yen, recurring: kind === 'card' })
}
