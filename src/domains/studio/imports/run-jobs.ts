import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { attachFile, noteFile, releaseFile } from '#platform/stored-files.ts'
import { packInParts } from '#platform/zip-parts.ts'
import { exportSchool } from './export-school.ts'
import { importerOf } from './importer.ts'
import { BadZip, inSchoolFolder } from './open-zip.ts'
import { planImport, runImport } from './run-import.ts'
import { dropOldFiles, endRun, findWork, insertRunFiles, noteProgress } from './run-queries.ts'
import { type Report, type RunState, SCHOOL_ZIP } from './run-terms.ts'
import { importLimits, type Plan, type Row, type Trouble } from './terms.ts'

const PART_BYTES = 1_000_000_000

const reportOf = (
  { counts }: Pick<Plan, 'counts'>,
  troubles: readonly Trouble[],
  waiting: readonly Row[] = [],
): Report => ({
  ...{ counts, troubles: troubles.slice(0, importLimits.troubles), allTroubles: troubles.length },
  waiting: waiting.map(({ file, line }) => ({ file, line })),
})

async function endWith(
  house: House,
  id: number,
  from: RunState,
  work: () => Promise<{ to: RunState; report: Report }>,
) {
  const at = house.clock.now()
  try {
    await endRun(house.db, id, { from, at, ...(await work()) })
  } catch (failure) {
    // What else breaks is tried again by the queue, and goes on where it was.
    if (!(failure instanceof BadZip)) throw failure
    const trouble = { file: 'zip', line: 1, column: null, sentence: failure.message }
    await endRun(house.db, id, { from, at, to: 'failed', report: reportOf({ counts: {} }, [trouble]) })
  }
}

/** Looks at what was brought. */
async function checkSchool(house: House, { id }: { id: number }): Promise<void> {
  const run = await findWork(house.db, id, 'checking')
  if (!run) return
  await endWith(house, id, 'checking', async () => {
    const plan = await inSchoolFolder(house, run.key!, (source) => planImport(house, source))
    return { to: 'checked', report: reportOf(plan, plan.troubles) }
  })
}

/** Carries in what was looked at. Killed and begun anew it goes on: what is in does not differ any more. */
async function importSchool(house: House, { id }: { id: number }): Promise<void> {
  const run = await findWork(house.db, id, 'running')
  if (!run || run.askedBy === null) return
  await endWith(house, id, 'running', async () => {
    const actor = importerOf(house, run.askedBy!)
    const { plan, troubles, waiting } = await inSchoolFolder(house, run.key!, (source) =>
      runImport(actor, source, (done, all) => noteProgress(house.db, id, done, all).then(() => {})),
    )
    return { to: 'done', report: reportOf(plan, troubles, waiting) }
  })
}

/** Packs the whole school into zip files. */
async function exportRun(house: House, { id }: { id: number }): Promise<void> {
  if (!(await findWork(house.db, id, 'running'))) return
  const at = house.clock.now()
  const parts: { key: string; bytes: number }[] = []
  const keep = async ({ stream, bytes }: { stream: Readable; bytes: number }) => {
    const about = { contentType: 'application/zip', cacheControl: 'private, no-store' }
    const key = await noteFile(house, { purpose: SCHOOL_ZIP, ownerId: null, ...about, ext: 'zip' }, bytes)
    await house.storage.put(key, stream, { ...about, bytes })
    parts.push({ key, bytes })
  }
  const entries = async function* () {
    for await (const { path, open } of exportSchool(house)) yield { path, at, open }
  }
  const { files } = await packInParts(entries(), PART_BYTES, keep)
  await house.db.transaction().execute(async (tx) => {
    await noteProgress(tx, id, files, files)
    if (!(await endRun(tx, id, { from: 'running', to: 'done', report: null, at }))) return
    for (const { key } of parts) await attachFile(house, tx, { key, purpose: SCHOOL_ZIP, ownerId: null })
    if (parts.length > 0) await insertRunFiles(tx, id, parts)
  })
}

type Work = (house: House, payload: { id: number }) => Promise<void>

/** Two that carry in the same would make it twice: who comes second is sent away, and asked again later. */
const inOneHand =
  (work: Work): Work =>
  (house, payload) =>
    house.db.connection().execute(async (own) => {
      const key = sql`hashtextextended(${`school-run ${payload.id}`}, 0)`
      const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${key}) as taken`.execute(own)
      if (!rows[0]!.taken) throw new Error('somebody else has this school in hand')
      try {
        await work(house, payload)
      } finally {
        await sql`select pg_advisory_unlock(${key})`.execute(own)
      }
    })

export const schoolJobs = {
  'studio.check-school': inOneHand(checkSchool),
  'studio.import-school': inOneHand(importSchool),
  'studio.export-school': inOneHand(exportRun),
  'studio.end-school-files': ({ db, clock }: House) =>
    db.transaction().execute(async (tx) => {
      for (const key of await dropOldFiles(tx, clock.now())) await releaseFile(tx, key)
    }),
} satisfies JobList

export const schoolCron: Cron[] = [{ task: 'studio.end-school-files', match: '23 * * * *' }]
