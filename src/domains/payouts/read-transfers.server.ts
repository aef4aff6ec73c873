import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { openAccount } from './account.ts'
import { findRun, listTransfers } from './queries.ts'
import { refuse } from './refusals.ts'
import { transferNumber } from './terms.ts'

/** Everything that a run pays, with the accounts in plain: for the bank's file and for accounting alone. */
export async function readTransfers(ask: CallAsk) {
  const actor = staffActorOf(ask)
  const run = orNotFound(await findRun(actor.db, idOf(ask.params.id)))
  if (!run.filedAt) refuse('no-file')
  const rows = await listTransfers(actor.db, run.id)
  const transfers = rows.map((row) => ({
    number: transferNumber(row.id),
    to: openAccount(actor.house.settings.secret, row.memberId, row.account)!,
    grossYen: row.grossYen,
    withheldYen: row.withheldYen,
    yen: row.grossYen - row.withheldYen,
  }))
  return { actor, run, transfers, yen: transfers.reduce((sum, { yen }) => sum + yen, 0) }
}
