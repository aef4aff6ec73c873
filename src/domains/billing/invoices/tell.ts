import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { chargedBack } from '../mail/chargeback-letter.ts'
import { type OpenUntil, paymentFailed, receiptLetter } from '../mail/fee-letters.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import { findBill } from './bill.ts'
import type { FailureKind } from './terms.ts'

type Failure = {
  invoiceId: number
  attemptId: string
  kind: FailureKind
  retryAt: Date | null
  /** when subscriber content closes for it; null where it closes nothing */
  closes: Date | null
}

/** Tells a debtor that the money could not be taken, once for each try. */
export async function tellFailed(tx: Tx, house: House, failure: Failure) {
  const { invoiceId, attemptId, kind, retryAt, closes } = failure
  const { reader, bill } = await findBill(tx, invoiceId)
  const letter = paymentFailed(house, {
    ...reader,
    invoice: bill,
    attemptId,
    reasonClass: kind,
    retryOn: retryAt && dayKey(retryAt),
    openUntil: lastDayOf(closes, house.clock.now()),
    payPath: paymentsPath(reader.memberId),
  })
  await writeLetter(house, tx, letter)
}

/** Tells somebody who had been told of a failure that the money came after all. */
export async function tellPaid(
  tx: Tx,
  house: House,
  { invoiceId, attemptId }: { invoiceId: number; attemptId: string },
) {
  const { reader, bill } = await findBill(tx, invoiceId)
  const letter = receiptLetter(house, {
    ...reader,
    invoice: bill,
    paymentId: attemptId,
    paidAt: house.clock.now(),
    receiptPath: paymentsPath(reader.memberId),
  })
  await writeLetter(house, tx, letter)
}

/** Tells somebody that a payment of theirs was taken back, and until when they see what they see. */
export async function tellTakenBack(
  tx: Tx,
  house: House,
  { invoiceId, chargebackId, closes }: { invoiceId: number; chargebackId: string; closes: Date | null },
) {
  const { reader, bill } = await findBill(tx, invoiceId)
  const at = house.clock.now()
  const letter = chargedBack(house, {
    ...reader,
    ...{ chargebackId, invoice: bill, at, payPath: paymentsPath(reader.memberId) },
    openUntil: lastDayOf(closes, at),
  })
  await writeLetter(house, tx, letter)
}

/** The last day on which subscriber content is open; null where nothing closes. */
export const lastDayOf = (closes: Date | null, now: Date): OpenUntil =>
  closes && (closes > now ? { lastDay: dayKey(new Date(closes.getTime() - 1)) } : 'closed')
