import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { houseWithSandbox } from '#test/worlds/house-with-sandbox.ts'
import { releaseJobsOfTheDead } from './job-locks.ts'
import { runJobs, type JobList, type Worker } from './jobs.ts'

let world: Awaited<ReturnType<typeof houseWithSandbox>>
const workers: Worker[] = []
let done: number[]

beforeEach(async () => {
  world = await houseWithSandbox()
  done = []
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop()
  await world.end()
})

const count: JobList = {
  'test.count': async (_house, { n }: { n: number }) => void done.push(n),
}
const work = async (house = world.house, jobs = count) => void workers.push(await runJobs(house, jobs))
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 })
const left = async () => {
  const found = await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(world.house.db)
  return Number(found.rows[0]?.n)
}

it('each of a hundred jobs runs once with workers in two processes', async () => {
  const second = await world.another()
  await work()
  await work(second)
  const { db, jobs } = world.house
  for (let n = 0; n < 100; n++) await jobs.add(db, 'test.count', { n })
  await until(async () => expect(await left()).toBe(0))
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n))
})

it('a job of a transaction that fails is never done', async () => {
  await work()
  const { db, jobs } = world.house
  const attempt = db.transaction().execute(async (tx) => {
    await jobs.add(tx, 'test.count', { n: 1 })
    throw new Error('no')
  })
  await expect(attempt).rejects.toThrow('no')
  await jobs.add(db, 'test.count', { n: 2 })
  await until(() => expect(done).toEqual([2]))
})

it('the same key twice is one job, and a job that throws is tried again', { timeout: 20_000 }, async () => {
  const { db, jobs } = world.house
  await jobs.add(db, 'test.shaky', { n: 7 }, { key: 'once' })
  await jobs.add(db, 'test.shaky', { n: 7 }, { key: 'once' })
  let tries = 0
  await work(world.house, {
    'test.shaky': async (_house, { n }: { n: number }) => {
      tries += 1
      if (tries === 1) throw new Error('the first time it fails')
      done.push(n)
    },
  })
  await until(() => expect(done).toEqual([7]))
  expect(tries).toBe(2)
})

it('a worker whose database connections are cut goes on by itself', { timeout: 20_000 }, async () => {
  await work()
  const { db, jobs } = world.house
  await jobs.add(db, 'test.count', { n: 1 })
  await until(() => expect(done).toEqual([1]))
  // What a job did and what is noted of it are two things: the cut comes when both are through.
  await until(async () => {
    const waiting = await sql<{
      jobs: number
    }>`select count(*)::int as jobs from graphile_worker._private_jobs`.execute(db)
    expect(waiting.rows).toEqual([{ jobs: 0 }])
  })
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  await until(() => jobs.add(db, 'test.count', { n: 2 }))
  await until(() => expect(done).toEqual([1, 2]))
})

it('what a killed worker had begun is done by another, and what a living one does is left to it', async () => {
  const { db, jobs } = world.house
  const dead = 'worker-dead'
  await jobs.add(db, 'test.count', { n: 5 })
  await sql`update graphile_worker._private_jobs set locked_by = ${dead}, locked_at = now() - interval '1 minute'`.execute(
    db,
  )

  const watch = releaseJobsOfTheDead(await world.another())
  const holder = await world.house.pool.connect()
  await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [dead])
  await watch.look()
  const locked = () =>
    sql<{ locked_by: string | null }>`select locked_by from graphile_worker._private_jobs`.execute(db)
  expect((await locked()).rows).toEqual([{ locked_by: dead }])

  holder.release(true)
  await until(async () => {
    await watch.look()
    expect((await locked()).rows).toEqual([{ locked_by: null }])
  })
  await watch.stop()
  await work()
  await until(() => expect(done).toEqual([5]))
})
