import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { insertAgreements } from '../queries.ts'
import { listOwed } from '../read-editions.ts'
import { refuse } from '../../refusals.ts'

/** Agrees to what was shown: with an edition that came meanwhile it is shown anew. */
export async function agreeToEditions(actor: Actor, shown: readonly number[]): Promise<void> {
  const { db, memberId, now } = actor
  const owed = await listOwed(actor, actor.member)
  if (owed.length === 0) return
  if (owed.some(({ id }) => !shown.includes(id))) return refuse('other-edition')
  await db.transaction().execute(async (tx) => {
    await insertAgreements(
      tx,
      memberId,
      owed.map(({ id }) => id),
      now,
    )
    for (const { document: termsDocument, name: edition } of owed)
      await writeAudit(tx, actor, 'accounts.terms-agreed', memberId, { termsDocument, edition })
  })
}
