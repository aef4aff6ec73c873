import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { readTransfers } from '../read-transfers.server.ts'
import { refuse } from '../refusals.ts'
import { transferFile } from '../transfer-file.ts'

/** The bank's file of a run: the same bytes at every download. */
export default async function (ask: CallAsk) {
  const { actor, run, transfers, yen } = await readTransfers(ask)
  const payer = actor.house.settings.payoutAccount ?? refuse('no-payer')
  const bytes = transferFile(payer, run.payOn, transfers)
  const details = { month: run.month, run: run.id, transfers: transfers.length, yen }
  await writeAudit(actor.db, actor, 'payouts.file-downloaded', null, details)
  return new Answer(200, bytes, {
    'Content-Type': 'text/plain; charset=Shift_JIS',
    'Content-Disposition': `attachment; filename="sofuri-${run.month.slice(0, 7)}.txt"`,
    'Cache-Control': 'no-store',
  })
}
