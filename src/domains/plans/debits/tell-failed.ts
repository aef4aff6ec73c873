import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey } from '#platform/tokyo.ts'
import { findBill } from '../invoices/bill.ts'
import { closesAt } from '../invoices/rules.ts'
import { debitFailed } from '../mail/index.ts'
import { paymentsPath } from '../mail/paths.ts'
import type { Day } from '../subscription/terms.ts'
import { debitDayAfter } from './list-rules.ts'
import type { DebitLine } from './terms.ts'

type Failure = {
  list: { id: number; debitOn: Day }
  line: DebitLine & { code: number }
  since: Day
  isSecond: boolean
}

/** Tells somebody that nothing could be debited, what comes of it, and where to pay now; once for each debit. */
export async function tellDebitFailed(tx: Tx, house: House, { list, line, since, isSecond }: Failure): Promise<void> {
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
    next: isSecond ? { openUntil: dayKey(new Date(closesAt(since).getTime() - 1)) } : { debitOn: debitDayAfter(since) },
    payPath: paymentsPath(reader.memberId),
  })
  await writeLetter(house, tx, letter)
}
