import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvironment } from '#app/settings.ts'
import { migrate } from '#platform/migrate.ts'
import { dataFolder } from './folders.ts'
import { isFree } from './ports.ts'
import { AlreadyRunning, startPostgres } from './postgres.ts'
import { step } from './progress.ts'
import { keptSecret, openSandbox, type Environment } from './run-house.ts'
import { Sentence } from './sentence.ts'
import { sayWhatDatabase } from './database-trouble.ts'
import type { Later } from './signals.ts'

const addressFile = join(dataFolder, 'address')

export type Ground = { env: Environment; port: number; host: string }

/** What a house on this machine stands on: a free port, a database with today's schema, the outside world. */
export async function layGround(later: Later): Promise<Ground> {
  const given: Environment = { SECRET: keptSecret(), ...process.env, NODE_ENV: 'development' }
  const { PORT: port, HOST: host } = readEnvironment({ ...given, DATABASE_URL: given.DATABASE_URL || 'postgres://own' })
  const url = given.DATABASE_URL || (await step('database', () => ownDatabase(later)))
  if (!(await isFree(port, host)))
    throw new Sentence(
      `Port ${port} is used by another program: stop that one, or take another port with PORT=3001 npm start.`,
    )
  await step('schema', async () => (await migrate(url).catch(sayWhatDatabase)).join(', ') || 'up to date')
  const outside = await step('sandbox', () => openSandbox(url, join(dataFolder, 'sandbox')))
  later(outside.stop)
  const env = { ...outside.settings, ...given, DATABASE_URL: url }
  return { env, port, host }
}

async function ownDatabase(later: Later) {
  const starting = startPostgres()
  later(() => starting.then((postgres) => postgres.stop()))
  const postgres = await starting
  await postgres.ensure('egaku')
  return postgres.url('egaku')
}

export function noteAddress(url: string, later: Later) {
  writeFileSync(addressFile, url)
  later(async () => rmSync(addressFile, { force: true }))
}

/** A second start beside the first is told where the first one is. */
export function explain(error: unknown) {
  if (!(error instanceof AlreadyRunning)) return error
  const address = existsSync(addressFile) ? ` at ${readFileSync(addressFile, 'utf8')}` : ''
  const { pid } = error
  return new Sentence(
    `Egaku is already running${address} (process ${pid}). Stop that one first: Ctrl-C there, or kill ${pid}.`,
  )
}
