import { spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { openSite } from './site.ts'
import type { Measure } from './rounds.ts'
import type { Side } from './side.ts'

const NOTHING = 'a bare Node and one statement'

/** From nothing to the first page, beside a bare Node that starts and a database that answers once. */
export function coldStart({ databaseUrl, env, folder, subjects }: Side): Measure {
  return {
    name: 'cold start',
    async take() {
      const floor = await timed(() => nothing(databaseUrl))
      let stop = async () => {}
      const start = await timed(async () => {
        const site = await openSite(['web'], env, folder)
        stop = site.stop
        const reply = await fetch(`http://localhost:${site.port}/courses/${subjects.courseId}`)
        await reply.text()
        if (reply.status !== 200) throw new Error(`the first page was ${reply.status}`)
      }).finally(() => stop())
      return [
        { name: 'cold start to the first page', value: start, unit: 'ms' },
        { name: NOTHING, value: floor, unit: 'ms' },
      ]
    },
  }
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
