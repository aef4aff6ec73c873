import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import { swapShown } from '../../pictures.ts'
import { deleteReport, lockReport, updateReport, type ReportWords } from '../queries.ts'
import { isOwn } from '../rules.ts'
import { PURPOSE } from './post-report.ts'

/** Its author mends the words and says who may see it; the picture stays. */
export function editReport(actor: Actor, id: number, words: ReportWords): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    await lockOwn(tx, actor, id)
    await updateReport(tx, id, words, actor.now)
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
