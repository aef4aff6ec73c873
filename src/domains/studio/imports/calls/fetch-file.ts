import { writeAudit } from '#platform/audit.ts'
import type { CallAsk } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActorOf } from '#platform/staff-actor.ts'
import { storedAnswer } from '#platform/stored-answer.ts'
import { dayKey } from '#platform/tokyo.ts'
import { findRunFile } from '../run-queries.ts'

/** One zip file of a school that was written out. */
export default async function (ask: CallAsk) {
  const actor = staffActorOf(ask)
  const [run, position] = [idOf(ask.params.id), idOf(ask.params.part)]
  const { key, askedAt } = orNotFound(await findRunFile(actor.db, run, position))
  await writeAudit(actor.db, actor, 'studio.export-fetched', null, { school_run: run })
  const downloadName = `school-${dayKey(askedAt)}-${position}.zip`
  return storedAnswer(ask, key, { downloadName, contentType: 'application/zip' })
}
