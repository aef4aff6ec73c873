import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { House } from '#platform/house.ts'
import { settingsAt } from '#sandbox/amazon-pay/keys.ts'
import { startSandbox } from '#sandbox/start.ts'
import type * as built from '#app/server.ts'
import { dataFolder, inProject } from './folders.ts'

export type Environment = Record<string, string | undefined>
type Parts = { env: Environment; port?: number; host?: string; web?: boolean; worker?: boolean; encoder?: boolean }

/** What `npm run build` made. React is quick only when it is told that this is not development. */
export async function readBuild() {
  process.env.NODE_ENV = 'production'
  return (await import(inProject('build/server/index.js'))) as typeof built
}

/** Wires the house and opens what is asked for; `stop` closes in the opposite order. */
export async function openHouse({ env, port = 0, host, web = true, worker = true, encoder = false }: Parts) {
  const { wire, startEncoder, startWeb, startWorker } = await readBuild()
  const house: House = await wire(env)
  // A job that was done while the database went away cannot be ticked off: it is done again, and the process lives on.
  const tellBroken = (reason: unknown) => house.log.error({ reason: String(reason) }, 'a promise was broken')
  if (web || worker || encoder) process.on('unhandledRejection', tellBroken)
  const closing: (() => Promise<unknown>)[] = [
    async () => process.off('unhandledRejection', tellBroken),
    () => house.close(),
  ]
  const stop = async () => {
    for (const close of closing.toReversed()) await close()
  }
  try {
    const opened = web ? await startWeb(house, { port, host }) : null
    if (opened) closing.push(() => opened.stop())
    if (worker) {
      const working = await startWorker(house)
      closing.push(() => working.stop())
    }
    if (encoder) {
      const { encoders } = house.settings
      const encoding = await startEncoder(house, encoders === null ? {} : { places: encoders })
      closing.push(() => encoding.stop())
    }
    return { house, url: opened?.url ?? null, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The outside world on this machine, and the settings that make a house use it. */
export async function openSandbox(databaseUrl: string, folder: string, begunWith?: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  pool.on('error', () => {})
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder, begunWith, db })
  const stop = async () => {
    await sandbox.stop()
    await pool.end()
  }
  const settings = { SANDBOX_URL: sandbox.url, MAIL_URL: sandbox.smtpUrl, ...settingsAt(sandbox.amazonPayUrl) }
  return { settings, url: sandbox.url, stop }
}

type WithOutside = Parts & { env: Environment & { DATABASE_URL: string }; sandbox: boolean }

/** A house, with the outside world of its own where `sandbox` is asked for; that is closed too where the house cannot open. */
export async function openWithOutside({ env, sandbox, ...parts }: WithOutside) {
  const folder = env.SANDBOX_DATA ?? join(dataFolder, 'sandbox')
  const outside = sandbox ? await openSandbox(env.DATABASE_URL, folder, env.SANDBOX_BEGUN_WITH) : null
  const leave = async () => outside?.stop()
  try {
    const house = await openHouse({ ...parts, env: { ...env, ...outside?.settings } })
    const said = { url: house.url, sandbox: outside?.url ?? null, smtp: outside?.settings.MAIL_URL ?? null }
    return { said, stop: () => house.stop().finally(leave) }
  } catch (error) {
    await leave()
    throw error
  }
}

/** The secret of a house that was given none: made once and kept, so that sessions outlast a restart. */
export function keptSecret() {
  const file = join(dataFolder, 'secret')
  mkdirSync(dataFolder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8')
}
