import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { attachFile, giveFile } from '#platform/stored-files.ts'
import { dayKey } from '#platform/tokyo.ts'
import { refuse } from '../refusals.ts'
import { beginImport, insertRun } from '../run-queries.ts'
import { SCHOOL_ZIP } from '../run-terms.ts'

/** A zip that has arrived is looked at first; nothing of the school changes by it. */
export async function bringSchool(actor: Actor, { key, fileName }: { key: string; fileName: string }): Promise<void> {
  const { db, house, memberId, now } = actor
  await db.transaction().execute(async (tx) => {
    const run = { kind: 'import', state: 'checking', key, name: fileName, by: memberId, now } as const
    const id = (await insertRun(tx, run)) ?? refuse('school-busy')
    await attachFile(house, tx, { key, purpose: SCHOOL_ZIP, ownerId: memberId })
    await giveFile(tx, key, null)
    await house.jobs.add(tx, 'studio.check-school', { id })
  })
}

/** Whether this file is here already: an answer was lost, and they ask again. */
export async function isSchoolBrought({ db }: Actor, key: string): Promise<boolean> {
  return (await db.selectFrom('school_runs').select('id').where('file_key', '=', key).executeTakeFirst()) !== undefined
}

/** What was looked at and is without a mistake is carried in. */
export function startImport(actor: Actor, id: number): Promise<void> {
  const { db, house } = actor
  return db.transaction().execute(async (tx) => {
    if (!(await beginImport(tx, id))) refuse('not-checked')
    await writeAudit(tx, actor, 'studio.import-started', null, { school_run: id })
    await house.jobs.add(tx, 'studio.import-school', { id })
  })
}

/** The whole school is written into zip files. */
export function askExport(actor: Actor): Promise<void> {
  const { db, house, memberId, now } = actor
  return db.transaction().execute(async (tx) => {
    const name = `school-${dayKey(now)}.zip`
    const run = { kind: 'export', state: 'running', key: null, name, by: memberId, now } as const
    const id = (await insertRun(tx, run)) ?? refuse('school-busy')
    await writeAudit(tx, actor, 'studio.export-asked', null, { school_run: id })
    await house.jobs.add(tx, 'studio.export-school', { id })
  })
}
