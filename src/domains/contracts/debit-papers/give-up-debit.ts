import { leaveToDebtor } from '#domains/billing/index.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { debitNeverBegan } from '../mail/debit-letters.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import { findAddressee } from '#domains/plans/index.ts'
import { listOpenDebits, lockNeverApproved, setNoted } from './queries.ts'

/**
 * A contract is over that no bank ever approved: what was to be debited is for its member to pay, who is told. It is a
 * debt from the same instant on, so that nothing is resumed before it is paid. The member must be locked.
 */
export async function giveUpDebit(tx: Tx, house: House, memberId: number): Promise<void> {
  const application = await lockNeverApproved(tx, memberId)
  if (!application) return
  const open = await listOpenDebits(tx, memberId)
  await leaveToDebtor(
    tx,
    open.map(({ id }) => id),
  )
  await setNoted(tx, application.id, { closed_at: house.clock.now() })
  const yen = open.reduce((sum, invoice) => sum + invoice.yen, 0)
  if (yen === 0) return
  const reader = await findAddressee(tx, memberId)
  const about = { applicationId: application.id, yen, payPath: paymentsPath(memberId) }
  await writeLetter(house, tx, debitNeverBegan(house, { ...reader, ...about }))
}
