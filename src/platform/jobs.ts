import type { CronItem, LogFunctionFactory, Runner } from 'graphile-worker'
import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { House, Jobs } from './house.ts'
import { releaseJobsOfTheDead } from './job-locks.ts'

/** A job is a name and an action; its payload is ids only, and running it twice changes nothing. */
export type Job = (house: House, payload: never) => Promise<void>
export type JobList = Record<string, Job>
/**
 * `match` is a crontab line in UTC, so that `0 15 26 * *` is the 27th in Tokyo; missed runs are made up for a day.
 * `alone`: one run at a time over all workers; at most one more waits for its end. A name instead: jobs of that name go
 * one after the other, in the order of the list. `tidies`: it only forgets what is old, which nobody misses who moves
 * the clock of the sandbox.
 */
export type Cron = { task: string; match: string; alone?: true | string; tidies?: true }
export type Worker = { stop(): Promise<void> }

const DAY = 86_400_000
const queueOf = ({ task, alone }: Cron) => (alone === true ? task : (alone ?? null))

/** Enqueued by the transaction that needs it: no commit, no job. The same key twice is one job. */
export const addJob: Jobs['add'] = async (tx, name, payload, options = {}) => {
  await sql`select ${jobCall(name, sql`${JSON.stringify(payload)}::json`, options)}`.execute(tx)
}

/** The same within a statement that makes what the job is about. Jobs of one queue go one after the other. */
export const jobCall = (
  name: string,
  payload: Said,
  {
    key = null,
    runAt = null,
    queue = null,
  }: { key?: Said | string | null; runAt?: Date | null; queue?: Said | null } = {},
) =>
  sql`graphile_worker.add_job(
    ${name}, ${payload}, queue_name := ${queue}, run_at := ${runAt}::timestamptz, job_key := ${key}, max_attempts := 25)`
type Said = RawBuilder<unknown>

/** A time to run at is business time; the queue goes by the machine's, which the sandbox may have left behind. */
export const jobsBy = (clock: Clock): Jobs => ({
  add(tx, name, payload, { key, runAt } = {}) {
    const moved = clock.now().getTime() - Date.now()
    return addJob(tx, name, payload, { key, runAt: runAt && new Date(runAt.getTime() - moved) })
  },
})

/** Does now what else is done by the hour or the day. */
export async function addCronNow(db: Db, cron: readonly Cron[]): Promise<void> {
  for (const item of cron) {
    const { task, alone } = item
    await sql`
      select graphile_worker.add_job(
        ${task}, job_key := ${alone ? task : `now:${task}`}, queue_name := ${queueOf(item)}, max_attempts := 25)
    `.execute(db)
  }
}

/** Works off what was promised. The look every second finds jobs whose wake-up was lost; what throws is tried again. */
export async function runJobs(
  house: House,
  jobs: JobList,
  { cron = [], atOnce = 4 }: { cron?: Cron[]; atOnce?: number } = {},
): Promise<Worker> {
  // A process of pages never holds what works jobs off.
  const { Logger, parseCronItems, run } = await import('graphile-worker')
  const locks = releaseJobsOfTheDead(house)
  const pool = openPool(house)
  const start = () =>
    run({
      pgPool: pool,
      concurrency: atOnce,
      pollInterval: 1_000,
      noHandleSignals: true,
      logger: new Logger(reportTo(house)),
      events: locks.events,
      parsedCronItems: parseCronItems(
        cron.map(
          (item) =>
            ({
              ...{ task: item.task, match: item.match },
              options: { backfillPeriod: DAY, ...(item.alone && { jobKey: item.task, queueName: queueOf(item)! }) },
            }) satisfies CronItem,
        ),
      ),
      taskList: Object.fromEntries(
        Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(house, payload as never)]),
      ),
    })
  const watch = keepAlive(house, start, await start())
  return {
    async stop() {
      await watch.stop()
      await locks.stop()
      await pool.end()
    },
  }
}

/**
 * The runner's own bookkeeping has connections of its own: jobs that hold theirs for long, a silent mail server's,
 * cannot keep it from noting what is done, and it waits longer than a page may.
 */
function openPool(house: House): pg.Pool {
  const pool = new pg.Pool({ ...house.pool.options, max: 4, connectionTimeoutMillis: 30_000 })
  pool.on('error', (error) => house.log.warn({ reason: error.message }, 'a connection of the job worker was lost'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** A worker gives up when the database is away for long; it is started again until the house is closed. */
function keepAlive(house: House, start: () => Promise<Runner>, first: Runner) {
  let runner: Runner | null = first
  const closing = new AbortController()
  const watch = async () => {
    while (!closing.signal.aborted) {
      try {
        runner ??= await start()
        await runner.promise
      } catch (failure) {
        house.log.warn({ reason: (failure as Error).message }, 'the job worker stopped and starts again')
      }
      runner = null
      await pause(1_000, closing.signal)
    }
  }
  const ended = watch()
  return {
    async stop() {
      closing.abort()
      await runner?.stop().catch(() => {})
      await ended
    },
  }
}

export function pause(ms: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}

const reportTo =
  (house: House): LogFunctionFactory =>
  (scope) =>
  (level, message) => {
    if (level === 'error') house.log.error({ job: scope.taskIdentifier }, message)
    else if (level === 'warning') house.log.warn({ job: scope.taskIdentifier }, message)
    else house.log.debug({ job: scope.taskIdentifier }, message)
  }
