import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { openSite } from './site.ts'
import { row, type Row } from './rows.ts'

const TIMES = 3

/** From nothing to the first page, beside a bare Node that starts and a database that answers once. */
export async function measureColdStart(databaseUrl: string, env: Record<string, string>, path: string): Promise<Row[]> {
  const starts: number[] = []
  const floors: number[] = []
  for (let time = 0; time < TIMES; time++) {
    floors.push(await timed(() => nothing(databaseUrl)))
    let stop = async () => {}
    starts.push(
      await timed(async () => {
        const site = await openSite(['web'], env)
        stop = site.stop
        const reply = await fetch(`http://localhost:${site.port}${path}`)
        await reply.text()
        if (reply.status !== 200) throw new Error(`the first page was ${reply.status}`)
      }),
    )
    await stop()
  }
  return [row('cold start to the first page', median(starts), 'ms', { most: 2000 }, median(floors))]
}

async function nothing(databaseUrl: string): Promise<void> {
  await once(spawn(process.execPath, ['-e', '0']), 'exit')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('select 1')
  await client.end()
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

const median = (figures: number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1]!
