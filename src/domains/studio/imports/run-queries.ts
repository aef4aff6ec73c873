import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { type Report, RUN_DAYS, type RunState } from './run-terms.ts'

export type RunRow = {
  id: number
  kind: 'import' | 'export'
  state: RunState
  fileName: string
  askedBy: string | null
  askedAt: Date
  done: number
  total: number
}
const MOST = 20

export async function listRuns(db: Reader): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`select r.id::float8 as id, r.kind, r.state, r.file_name as "fileName",
      m.name as "askedBy", r.asked_at as "askedAt", r.done, r.total
    from school_runs r left join members m on m.id = r.asked_by order by r.id desc limit ${MOST}`.execute(db)
  return rows
}

/** What there is to say of one, with the files that can be fetched. */
export async function findRun(db: Reader, id: number) {
  const { rows } = await sql<{ report: Report | null; files: { position: number; bytes: number }[] }>`
    select report, coalesce((select json_agg(json_build_object('position', position, 'bytes', bytes) order by position)
      from school_run_files where run_id = r.id), '[]') as files from school_runs r where id = ${id}`.execute(db)
  return rows[0]
}

export const findRunFile = (db: Reader, runId: number, position: number) =>
  db
    .selectFrom('school_run_files as f')
    .innerJoin('school_runs as r', 'r.id', 'f.run_id')
    .select(['f.key', 'r.asked_at as askedAt'])
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .executeTakeFirst()

type New = { kind: 'import' | 'export'; state: RunState; key: string | null; name: string; by: number; now: Date }

/** Null where another is under way. */
export async function insertRun(tx: Tx, { kind, state, key, name, by, now }: New): Promise<number | null> {
  const row = await tx
    .insertInto('school_runs')
    .values({ kind, state, file_key: key, file_name: name, asked_by: by, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function beginImport(tx: Tx, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('school-runs'))`.execute(tx)
  const { rows } = await sql`update school_runs set state = 'running', done = 0, total = 0
    where id = ${id} and kind = 'import' and state = 'checked' and report->>'allTroubles' = '0' and file_key is not null
      and not exists (select from school_runs where state in ('checking', 'running')) returning id`.execute(tx)
  return rows.length > 0
}

/** A run that a job has to do; null where it is over or was done by another. */
export async function findWork(db: Reader, id: number, state: RunState) {
  const row = await db
    .selectFrom('school_runs')
    .select(['id', 'file_key as key', 'asked_by as askedBy'])
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return row ?? null
}

export const noteProgress = (db: Reader, id: number, done: number, total: number) =>
  db.updateTable('school_runs').set({ done, total }).where('id', '=', id).execute()

type End = { from: RunState; to: RunState; report: Report | null; at: Date }

export async function endRun(db: Reader, id: number, { from, to, report, at }: End): Promise<boolean> {
  const row = await db
    .updateTable('school_runs')
    .set({ state: to, ended_at: at, report: report && JSON.stringify(report) })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const insertRunFiles = (tx: Tx, runId: number, files: readonly { key: string; bytes: number }[]) =>
  tx
    .insertInto('school_run_files')
    .values(files.map((file, at) => ({ run_id: runId, position: at + 1, ...file })))
    .execute()

/** The keys of what has lain here long enough. */
export async function dropOldFiles(tx: Tx, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - RUN_DAYS * 86_400_000)
  const { rows } = await sql<{ key: string }>`
    with old as (select id, file_key from school_runs where asked_at < ${before} and state not in ('checking', 'running')),
      brought as (update school_runs set file_key = null where id in (select id from old) and file_key is not null),
      files as (delete from school_run_files where run_id in (select id from old) returning key)
    select file_key as key from old where file_key is not null union all select key from files`.execute(tx)
  return rows.map(({ key }) => key)
}
