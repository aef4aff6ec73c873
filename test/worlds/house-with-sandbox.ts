import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wire } from '#app/wire.ts'
import type { House } from '#platform/house.ts'
import { startSandbox } from '#sandbox/start.ts'
import { freshDatabase } from './fresh-database.ts'

/** A whole house on an empty database of its own, with an outside world of its own that can be told to misbehave. */
export async function houseWithSandbox(environment: Record<string, string> = {}) {
  const database = await freshDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'egaku-house-'))
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
  const houses: House[] = []

  async function another() {
    const house = await wire({
      DATABASE_URL: database.url,
      SANDBOX_URL: sandbox.url,
      STORAGE_URL: sandbox.storageUrl,
      MAIL_URL: sandbox.smtpUrl,
      SECRET: 'known to everybody, good for tests only',
      LOG_LEVEL: 'silent',
      ...environment,
    })
    houses.push(house)
    return house
  }

  return {
    house: await another(),
    /** A second process' house on the same database. */
    another,
    sandbox,
    databaseUrl: database.url,
    async tell(provider: 'mail' | 'storage' | 'payments', order: { mode: string; ms?: number; times?: number }) {
      const headers = { 'content-type': 'application/json' }
      await fetch(`${sandbox.url}/sandbox/providers/${provider}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(order),
      })
    },
    /** Letters to that address, as soon as there are more than `seen`. */
    async mailsTo(to: string, { seen = 0, wait = 5_000 } = {}): Promise<{ subject: string; links: string[] }[]> {
      const answer = await fetch(
        `${sandbox.url}/sandbox/mail.json?to=${encodeURIComponent(to)}&seen=${seen}&wait=${wait}`,
      )
      return (await answer.json()) as { subject: string; links: string[] }[]
    },
    async end() {
      for (const house of houses) await house.close()
      await sandbox.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
