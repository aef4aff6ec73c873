import type { z } from 'zod'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import type { DecisionForm } from '../forms.ts'
import { claimDecided } from '../mail/claim-letters.ts'
import { decideOn, findClaim, lockClaim } from '../queries.ts'
import { statusPath } from '../status-path.ts'

/** Answers a claim once: what was asked for was done before, where it was to be done. */
export async function decideClaim(actor: Actor, id: number, form: z.output<typeof DecisionForm>): Promise<void> {
  const { db, house, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    const locked = orNotFound(await lockClaim(tx, id))
    if (locked.decided_at) return refuse('claim-decided')
    await decideOn(tx, id, { ...form, decided_by: memberId, decided_at: now })
    const claim = (await findClaim(tx, id))!
    await writeAudit(tx, actor, 'rights.claim-decided', claim.memberId, { claim: id, claimOutcome: form.outcome })
    const to = claim.memberEmail ?? claim.email
    const name = claim.memberName ?? claim.name
    await writeLetter(house, tx, claimDecided(house, { ...claim, to, name, path: statusPath(house, claim) }))
  })
}
