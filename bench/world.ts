import { join } from 'node:path'
import { openDb, type Db } from '#platform/db.ts'
import { openClients, type Clients } from './fire.ts'
import { pathsOf, type Paths } from './paths.ts'
import { dismiss, gather, type Subjects } from './people.ts'
import { openSite, type Environment } from './site.ts'

const SLUG = 'egaku'

/** Where a world stands: its database, the server of it, and the folder of its files. */
export type Place = { databaseUrl: string; postgres: number; secret: string; data: string }

/** A world with people in it who are signed in for as long as is measured, and the services around it. */
export type World = Place & {
  db: Db
  /** What a house needs that stands in it. */
  env: Environment
  subjects: Subjects
  paths: Paths
  clients: Clients
  tell(line: string): void
  /** What is to be stopped with it. */
  later(stop: () => Promise<unknown>): void
  close(): Promise<void>
}

export async function openWorld(place: Place, tell: (line: string) => void): Promise<World> {
  const { databaseUrl, secret, data } = place
  const closing: (() => Promise<unknown>)[] = []
  const later = (stop: () => Promise<unknown>) => void closing.push(stop)
  const close = async () => {
    for (const stop of closing.toReversed()) await stop().catch(() => {})
  }
  try {
    const opened = openDb(databaseUrl)
    later(opened.close)
    const subjects = await gather(opened.db, secret, SLUG)
    later(() => dismiss(opened.db, subjects))
    const house = {
      DATABASE_URL: databaseUrl,
      SECRET: secret,
      SITE_SLUG: SLUG,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
    }
    const sandbox = await openSite(['sandbox'], { ...house, SANDBOX_DATA: join(data, 'sandbox') })
    later(sandbox.stop)
    const env = { ...house, SANDBOX_URL: sandbox.said.sandbox!, MAIL_URL: sandbox.said.smtp! }
    const clients = openClients()
    later(clients.stop)
    const paths = pathsOf(subjects, secret, SLUG, new Date())
    return { ...place, db: opened.db, env, subjects, paths, clients, tell, later, close }
  } catch (reason) {
    await close()
    throw reason
  }
}
