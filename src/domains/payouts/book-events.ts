import { type BookLine, credit, debit, type EntryKind } from '#domains/billing/book/terms.ts'
import { writeEntries } from '#domains/billing/index.ts'
import type { Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'

type Earned = { lineId: number; yen: number; description: string; at: Date }
type Paid = { transferId: number; number: string; grossYen: number; withheldYen: number; at: Date }

/** What a payee has earned is owed from that moment on. */
export const bookEarnings = (tx: Tx, earned: readonly Earned[]) =>
  writeEntries(
    tx,
    earned.map(({ lineId, yen, description, at }) =>
      entry('earning', `earning:${lineId}`, `報酬 ${description}`, at, [
        debit('rewards', yen),
        credit('payables', yen),
      ]),
    ),
  )

/** It turned out that nothing was earned: only while it was not paid. */
export const bookEarningCancelled = (tx: Tx, { lineId, yen, description, at }: Earned) =>
  writeEntries(tx, [
    entry('correction', `earning_cancelled:${lineId}`, `報酬の取り消し ${description}`, at, [
      debit('payables', yen),
      credit('rewards', yen),
    ]),
  ])

/** Money that went to payees, and the tax that is kept back for the tax office. */
export const bookPayouts = (tx: Tx, paid: readonly Paid[]) =>
  writeEntries(
    tx,
    paid.map(({ transferId, number, grossYen, withheldYen, at }) =>
      entry('payout', `payout:${transferId}`, `報酬の支払い ${number}`, at, [
        debit('payables', grossYen),
        credit('bank', grossYen - withheldYen),
        credit('withheld', withheldYen),
      ]),
    ),
  )

/** The bank brought a transfer back that was booked as paid: it is owed again, and nothing was withheld. */
export const bookPayoutReturned = (tx: Tx, { transferId, number, grossYen, withheldYen, at }: Paid) =>
  writeEntries(tx, [
    entry('payout_return', `payout_return:${transferId}`, `振込の戻り ${number}`, at, [
      debit('bank', grossYen - withheldYen),
      debit('withheld', withheldYen),
      credit('payables', grossYen),
    ]),
  ])

const entry = (kind: EntryKind, key: string, description: string, at: Date, lines: BookLine[]) => ({
  ...{ kind, key, description, at, lines },
  bookedOn: dayKey(at),
})
