import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { setSettled } from '../../book/mismatch-rows.ts'
import { refuse } from '../../refunds/refusals.ts'

/** Somebody looked into it: what was found out is kept with the name and the time. */
export async function settleMismatch(actor: Actor, { mismatch, reason }: { mismatch: number; reason: string }) {
  await actor.db.transaction().execute(async (tx) => {
    const { settled_at } = orNotFound(
      await tx
        .selectFrom('provider_mismatches')
        .select('settled_at')
        .where('id', '=', mismatch)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (settled_at) refuse('settled-already')
    await setSettled(tx, mismatch, { at: actor.now, by: actor.memberId, note: reason })
    await writeAudit(tx, actor, 'mismatch-settled', null, { mismatch })
  })
}
