import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { chargedBack, paymentFailed, receiptLetter } from '../mail/index.ts'
import { paymentsPath } from '../mail/paths.ts'
import { findStanding } from '../subscription/standing.ts'
import { findBill } from './bill.ts'
import { closesAt } from './rules.ts'
import type { FailureKind } from './terms.ts'

type Failure = { invoiceId: number; attemptId: string; kind: FailureKind; since: string; retryAt: Date | null }

/** Tells a debtor that the money could not be taken, once for each try. */
export async function tellFailed(tx: Tx, house: House, failure: Failure) {
  const { invoiceId, attemptId, kind, since, retryAt } = failure
  const { reader, bill } = await findBill(tx, invoiceId)
  const closes = closesAt(since)
  const letter = paymentFailed(house, {
    ...reader,
    invoice: bill,
    attemptId,
    reasonClass: kind,
    retryOn: retryAt && dayKey(retryAt),
    openUntil: closes > house.clock.now() ? dayKey(new Date(closes.getTime() - 1)) : null,
    payPath: paymentsPath(reader.memberId),
  })
  await writeLetter(house, tx, letter)
}

/** Tells somebody who had been told of a failure that the money came after all. */
export async function tellPaid(tx: Tx, house: House, invoiceId: number) {
  const { reader, bill } = await findBill(tx, invoiceId)
  const letter = receiptLetter(house, {
    ...reader,
    invoice: bill,
    paidAt: house.clock.now(),
    receiptPath: paymentsPath(reader.memberId),
  })
  await writeLetter(house, tx, letter)
}

/** Tells somebody that a payment of theirs was taken back, and until when they see what they see. */
export async function tellTakenBack(
  tx: Tx,
  house: House,
  { invoiceId, chargebackId, closes }: { invoiceId: number; chargebackId: string; closes: boolean },
) {
  const { reader, bill } = await findBill(tx, invoiceId)
  const at = house.clock.now()
  const { state, closesAt: end } = await findStanding(tx, reader.memberId)
  const runs = state !== 'before_subscribe' && state !== 'after_unsubscribe'
  const letter = chargedBack(house, {
    ...reader,
    ...{ chargebackId, invoice: bill, at, payPath: paymentsPath(reader.memberId) },
    openUntil: closes && runs && end ? (end > at ? dayKey(new Date(end.getTime() - 1)) : 'closed') : null,
  })
  await writeLetter(house, tx, letter)
}
