import { randomUUID } from 'node:crypto'
import { confirmItIsYou } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { openAccount, sealAccount } from '../account.ts'
import { accountChanged } from '../mail/payout-letters.ts'
import { findPayee, lockPayee, setAccount } from '../queries.ts'
import type { AccountForm } from '../account-form.ts'

/**
 * Where the school pays somebody to, changed by them alone and with the password again; the mailbox is told each time.
 * An account number that is left empty stays as it was: it is never shown whole.
 */
export async function changeAccount(actor: Actor, { accountNumber, ...form }: AccountForm): Promise<void> {
  const { db, house, memberId, member, now } = actor
  const { secret } = house.settings
  orNotFound(await findPayee(db, memberId))
  await confirmItIsYou(actor)
  await db.transaction().execute(async (tx) => {
    const before = openAccount(secret, memberId, orNotFound(await lockPayee(tx, memberId)).account)
    const account = { ...form, accountNumber: accountNumber || before?.accountNumber || '' }
    await setAccount(tx, memberId, sealAccount(secret, memberId, account), now)
    await writeAudit(tx, actor, 'payouts.account-changed', memberId, { first: before === null })
    const letter = { to: member.email, name: member.name, memberId, at: now, first: before === null }
    await writeLetter(house, tx, { key: `payouts.account-changed:${randomUUID()}`, ...accountChanged(house, letter) })
  })
}
