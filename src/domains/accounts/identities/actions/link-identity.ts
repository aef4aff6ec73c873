import { randomUUID } from 'node:crypto'
import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { linkedLetter } from '../../mail/way-letters.ts'
import { findHolder, insertIdentity } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { providerNames, type ProvedIdentity } from '../terms.ts'

type Who = Pick<ProvedIdentity, 'provider' | 'subject'>

/**
 * From now on this identity opens the member's account, and tells that two accounts are one person. The mailbox is told;
 * who has just joined by it knows.
 */
export async function linkIdentity(
  ask: Ask,
  tx: Tx,
  { id, email }: { id: number; email: string },
  { provider, subject }: Who,
  { isNew = false } = {},
): Promise<void> {
  const { house, now } = ask
  if (!(await insertIdentity(tx, house, id, { provider, subject }))) {
    const holder = await findHolder(tx, house, { provider, subject })
    if (holder === id) return
    refuse(holder === null ? 'has-other' : 'taken-here')
  }
  await house.noteIdentity(tx, house, { memberId: id, provider, subject })
  await writeAudit(tx, ask, 'accounts.identity-linked', id, { provider })
  if (isNew) return
  const letter = linkedLetter(house.settings, { at: now, memberId: id, name: providerNames[provider] })
  await writeLetter(house, tx, { key: `accounts.identity-linked:${randomUUID()}`, to: email, ...letter })
}
