import { join } from 'node:path'
import { growLarge } from '#demo/large.ts'
import { openDb } from '#platform/db.ts'
import { migrate } from '#platform/migrate.ts'
import { ensureBuilt } from './build.ts'
import { ensureDemo } from './demo.ts'
import { dataFolder } from './folders.ts'
import type { Postgres } from './postgres.ts'
import { step } from './progress.ts'
import { keptSecret, openHouse, openSandbox, readBuild } from './run-house.ts'

const LARGE = 'egaku_large'

/** The large world stands in a database of its own, beside the demo; returns its address. */
export async function ensureLargeWorld(postgres: Postgres): Promise<string> {
  await step('build', async () => ((await ensureBuilt()) ? 'built' : 'unchanged'))
  const url = await ensureDemoWorld(postgres, LARGE)
  const { db, close } = openDb(url, { statementMs: 0 })
  await step('large world', (tell) => growLarge(db, new Date(), tell)).finally(close)
  return url
}

/** A demo world in a database of its own, for a house that is built; returns its address. */
export async function ensureDemoWorld(postgres: Postgres, name: string): Promise<string> {
  await postgres.ensure(name)
  const url = postgres.url(name)
  await step('schema', async () => (await migrate(url)).join(', ') || 'up to date')
  const sandbox = await openSandbox(url, join(dataFolder, 'sandbox'))
  try {
    const env = {
      ...process.env,
      ...sandbox.settings,
      SECRET: keptSecret(),
      DATABASE_URL: url,
      NODE_ENV: 'development',
    }
    const workshop = await openHouse({ env, web: false, worker: false })
    const { schoolAtTheDesk } = await readBuild()
    const load = (tell: (line: string) => void) => ensureDemo(workshop.house, schoolAtTheDesk, tell)
    await step('demo world', load).finally(workshop.stop)
  } finally {
    await sandbox.stop()
  }
  return url
}
