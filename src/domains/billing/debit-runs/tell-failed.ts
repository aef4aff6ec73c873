import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { findBill } from '../invoices/bill.ts'
import { lastDayOf } from '../invoices/tell.ts'
import { debitFailed } from '../mail/debit-letters.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import { findStanding, debitDayAfter } from '#domains/plans/index.ts'
import { listOutstanding } from '../invoices/outstanding.ts'
import type { Day } from '#platform/days.ts'
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
      closes === undefined
        ? await nextTry(tx, house, reader.memberId, debitDayAfter(since))
        : { openUntil: lastDayOf(closes, house.clock.now()) },
    payPath: paymentsPath(reader.memberId),
  })
  await writeLetter(house, tx, letter)
}

/** The bank is asked again that day; who quit, or whose contract is over, may have no other month and no access by then. */
async function nextTry(tx: Tx, house: House, memberId: number, debitOn: Day) {
  const standing = await findStanding(tx, memberId)
  const { state, accessEndsAt, closesAt } = standing
  const goesOn = state !== 'after_unsubscribe' && (accessEndsAt === null || accessEndsAt > startOfDay(debitOn))
  const withNextMonth = goesOn || (await listOutstanding(tx, standing, dayKey(house.clock.now()))).length > 0
  return { debitOn, withNextMonth, isOpen: goesOn && closesAt === null }
}
