import { findAddressee } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { bookPayoutReturned } from '../book-events.ts'
import { transferFailed } from '../mail/payout-letters.ts'
import { lockRun, lockTransfer, setFailed, setRefused } from '../queries.ts'
import { refuseIf } from '../refusals.ts'
import { whyCannotFail } from '../rules.ts'
import { needsOtherAccount, transferNumber, type Failure } from '../terms.ts'

type Failed = { runId: number; transferId: number; failure: Failure; note: string }

/**
 * The bank could not pay somebody, or brought the money back after it was booked as paid: what it was for is owed
 * again. Where the account was wrong nothing is paid to it any more.
 */
export function markFailed(actor: Actor, { runId, transferId, failure, note }: Failed): Promise<void> {
  const { db, now, memberId, house } = actor
  return db.transaction().execute(async (tx) => {
    orNotFound(await lockRun(tx, runId))
    const transfer = orNotFound(await lockTransfer(tx, runId, transferId))
    refuseIf(whyCannotFail(transfer))
    const { grossYen, withheldYen, account } = transfer
    const number = transferNumber(transferId)
    await setFailed(tx, transferId, { at: now, by: memberId, failure, note })
    if (transfer.paidAt) await bookPayoutReturned(tx, { transferId, number, grossYen, withheldYen, at: now })
    if (needsOtherAccount(failure)) await setRefused(tx, transfer.memberId, account, now)
    await writeAudit(tx, actor, 'payouts.transfer-failed', transfer.memberId, { transfer: number, failure, note })
    const letter = { ...(await findAddressee(tx, transfer.memberId)), transferId, yen: grossYen - withheldYen, failure }
    await writeLetter(house, tx, transferFailed(house, letter))
  })
}
