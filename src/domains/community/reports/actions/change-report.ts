import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import { openCase } from '../../cases/queries.ts'
import { swapShown } from '../../pictures.ts'
import { judgeWords } from '../../safety/look-first.ts'
import { deleteReport, lockReport, updateReport, type ReportWords } from '../queries.ts'
import { isOwn } from '../rules.ts'
import { PURPOSE } from './post-report.ts'

/** Its author mends the words and says who may see it; the picture stays. */
export async function editReport(actor: Actor, id: number, words: ReportWords): Promise<void> {
  const { memberId, now } = actor
  const why = await judgeWords(actor, [words.title, words.content])
  await actor.db.transaction().execute(async (tx) => {
    await lockOwn(tx, actor, id)
    await updateReport(tx, id, { ...words, edited_at: now, ...(why && { waits_since: now }) })
    if (why) await openCase(tx, { type: 'report', id }, { memberId, why, now })
  })
}

/** With everything that hangs on it; its picture opens for nobody from now on. */
export function removeReport(actor: Actor, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const before = await lockOwn(tx, actor, id)
    await swapShown(tx, actor, PURPOSE, { before, after: null })
    await deleteReport(tx, id)
  })
}

async function lockOwn(tx: Tx, actor: Actor, id: number) {
  const report = await lockReport(tx, id)
  return report && isOwn(report, actor) ? report : notFound()
}
