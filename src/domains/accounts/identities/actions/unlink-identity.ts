import { randomUUID } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { confirmItIsYou } from '../../actions/confirm-it-is-you.ts'
import { unlinkedLetter } from '../../mail/way-letters.ts'
import { lockWaysIn } from '../../queries.ts'
import { refuseIf } from '../../refusals.ts'
import { whyCannotRemoveWay } from '../../rules.ts'
import { deleteIdentity } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { providerNames, type ProviderName } from '../terms.ts'

/** It opens the account no more. That it is of this person stays known, as a hash: one person, one trial. */
export async function unlinkIdentity(actor: Actor, provider: ProviderName): Promise<void> {
  const { db, house, member, memberId, now } = actor
  await confirmItIsYou(actor)
  await db.transaction().execute(async (tx) => {
    refuseIf(whyCannotRemoveWay(await lockWaysIn(tx, memberId)))
    if (!(await deleteIdentity(tx, memberId, provider))) refuse('no-such-way')
    await writeAudit(tx, actor, 'accounts.identity-unlinked', memberId, { provider })
    const letter = unlinkedLetter(house.settings, { at: now, memberId, name: providerNames[provider] })
    await writeLetter(house, tx, { key: `accounts.identity-unlinked:${randomUUID()}`, to: member.email, ...letter })
  })
}
