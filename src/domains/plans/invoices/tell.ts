import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { paymentFailed, receiptLetter } from '../mail/index.ts'
import { paymentsPath } from '../mail/paths.ts'
import { findBill } from './bill.ts'
import { closesAt } from './rules.ts'
import type { FailureKind } from './terms.ts'

type Failure = { invoiceId: number; attemptId: string; kind: FailureKind; retryAt: Date | null }

/** Tells a debtor that the money could not be taken, once for each try. */
export async function tellFailed(tx: Tx, house: House, { invoiceId, attemptId, kind, retryAt }: Failure) {
  const { reader, bill } = await findBill(tx, invoiceId)
  const closes = closesAt(bill.dueOn)
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
