import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'

type NewMember = { email: string; email_key: string; password_hash: string | null; name: string }

/** Makes the member; null where the address has become somebody's meanwhile. */
export async function addMember(ask: Ask, tx: Tx, newcomer: NewMember): Promise<number | null> {
  const member = await tx
    .insertInto('members')
    .values({ ...newcomer, joined_at: ask.now })
    .onConflict((conflict) => conflict.constraint('members_email_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!member) return null
  await writeAudit(tx, ask, 'accounts.joined', member.id)
  return member.id
}
