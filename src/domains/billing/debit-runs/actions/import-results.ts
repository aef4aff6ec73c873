import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { lockDebtors } from '../../invoices/claim.ts'
import type { Day } from '#platform/days.ts'
import { listLines, lockList, setResults } from '../queries.ts'
import { readResults, textOf, type ResultRow } from '../read-results.ts'
import { troublesOf } from '../result-rules.ts'
import { settleDebited, settleFailed } from '../settle-debits.ts'
import type { DebitLine } from '../terms.ts'

const SHOWN_TROUBLES = 10
export type Imported = { taken: number; known: number }

/**
 * Takes what the banks answered, the whole file or nothing of it. A line whose answer is known already is left alone,
 * so that the same file again changes nothing.
 */
export function importResults(actor: Actor, day: Day, bytes: Uint8Array): Promise<Imported> {
  const { rows, troubles } = readResults(textOf(bytes))
  return actor.db.transaction().execute(async (tx) => {
    const list = orNotFound(await lockList(tx, day))
    const lines = await listLines(tx, list.id)
    refuseTroubles([...troubles, ...troublesOf(rows, lines)])
    const answers = new Map(rows.map((row) => [row.applicationId, row]))
    const fresh = lines.filter(({ applicationId, resultCode }) => resultCode === null && answers.has(applicationId))
    await lockDebtors(
      tx,
      fresh.flatMap(({ invoiceIds }) => invoiceIds),
    )
    const results = fresh.map(({ applicationId }) => ({ applicationId, code: answers.get(applicationId)!.code }))
    await setResults(tx, list.id, results, { at: actor.now, by: actor.memberId })
    const [paid, failed] = byOutcome(fresh, answers)
    await settleDebited(tx, actor.house, list, paid)
    await settleFailed(tx, actor.house, list, failed)
    if (fresh.length > 0)
      await writeAudit(tx, actor, 'plans.debit-results-taken', null, { day, paid: paid.length, failed: failed.length })
    return { taken: fresh.length, known: answers.size - fresh.length }
  })
}

function refuseTroubles(troubles: string[]): void {
  if (troubles.length === 0) return
  const more = troubles.length - SHOWN_TROUBLES
  const shown = troubles.slice(0, SHOWN_TROUBLES)
  throw invalid(
    { file: more > 0 ? [...shown, `ほか${more}件`] : shown },
    'ファイルに誤りがあるため、取り込みませんでした。',
  )
}

type Failed = DebitLine & { code: number }

function byOutcome<L extends DebitLine>(lines: readonly L[], answers: ReadonlyMap<number, ResultRow>) {
  const answered = lines.map((line) => ({ ...line, code: answers.get(line.applicationId)!.code }))
  return [answered.filter(({ code }) => code === 0), answered.filter(({ code }) => code !== 0) as Failed[]] as const
}
