import { writeHouseAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'

type Removed = { what: string; days: number; removed: number; at: Date }

/** Nobody did it: the house itself, by its table of days. */
export async function noteRemoved(tx: Tx, { what, days, removed, at }: Removed): Promise<void> {
  await writeHouseAudit(tx, 'rights.data-removed', at, { what, days, removed })
}
