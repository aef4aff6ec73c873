import type { Tx } from '#platform/db.ts'
import type { TillKind } from '../terms.ts'
import type { MismatchKind } from './terms.ts'

type Mismatch = {
  kind: MismatchKind
  provider: TillKind
  chargeId: string
  attemptId: string | null
  ourYen: number | null
  providerYen: number | null
}

/** What the two sides say differently, once; nothing where it is known. */
export function insertMismatch(tx: Tx, day: string, found: Mismatch, at: Date) {
  return tx
    .insertInto('provider_mismatches')
    .values({
      day,
      kind: found.kind,
      provider: found.provider,
      provider_charge_id: found.chargeId,
      attempt_id: found.attemptId,
      our_yen: found.ourYen,
      provider_yen: found.providerYen,
      found_at: at,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'provider_charge_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Somebody dealt with it; what was found out is kept with the name and the time. */
export async function setSettled(
  tx: Tx,
  id: number,
  { at, by, note }: { at: Date; by: number; note: string },
): Promise<void> {
  await tx
    .updateTable('provider_mismatches')
    .set({ settled_at: at, settled_by: by, note })
    .where('id', '=', id)
    .execute()
}
