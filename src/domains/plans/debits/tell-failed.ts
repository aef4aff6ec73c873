import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { findBill } from '../invoices/bill.ts'
import { lastDayOf } from '../invoices/tell.ts'
import { debitFailed } from '../mail/index.ts'
import { paymentsPath } from '../mail/paths.ts'
import type { Day } from '../subscription/terms.ts'
import { debitDayAfter } from './list-rules.ts'
import type { DebitLine } from './terms.ts'

type Failure = {
  list: { id: number; debitOn: Day }
  line: DebitLine & { code: number }
  since: Day
  /** after the second failure: when subscriber content closes for it, null where it closes nothing */
  closes: Date | null | undefined
}

/** Tells somebody that nothing could be debited, what comes of it, and where to pay now; once for each debit. */
export async function tellDebitFailed(tx: Tx, house: House, { list, line, since, closes }: Failure): Promise<void> {
  const bills = []
  for (const id of line.invoiceIds) bills.push(await findBill(tx, id))
  const { reader } = bills[0]!
  const letter = debitFailed(house, {
    ...reader,
    key: `${list.id}:${line.applicationId}`,
    debitOn: list.debitOn,
    noMoney: line.code === 1,
    yen: line.yen,
    invoices: bills.map(({ bill }) => bill),
    next:
      closes === undefined ? { debitOn: debitDayAfter(since) } : { openUntil: lastDayOf(closes, house.clock.now()) },
    payPath: paymentsPath(reader.memberId),
  })
  await writeLetter(house, tx, letter)
}
