import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { agreeAnew } from '../queries.ts'
import { TERMS_VERSION } from '../terms.ts'

/** Agrees to the words of now: rewards that waited for it are confirmed from then on. */
export async function agreeToTerms(actor: Actor): Promise<void> {
  const { db, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    if (await agreeAnew(tx, memberId, TERMS_VERSION, now))
      await writeAudit(tx, actor, 'ambassadors.agreed', memberId, { version: TERMS_VERSION })
  })
}
