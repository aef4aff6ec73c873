import { writeAudit } from '#platform/audit.ts'
import type { Actor } from '#platform/ask.ts'

/** Ends the session on the server; the old cookie opens nothing any more. */
export async function signOut(actor: Actor) {
  const { tokenHash } = actor.session
  await actor.db.transaction().execute(async (tx) => {
    if (tokenHash) await tx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    await writeAudit(tx, actor, 'accounts.signed-out', actor.memberId)
  })
  actor.session.end()
}
