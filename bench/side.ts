import { join } from 'node:path'
import { openDb, type Db } from '#platform/db.ts'
import { dataFolder } from '#scripts/folders.ts'
import { freePort } from '#scripts/ports.ts'
import { openClients, type Clients } from './fire.ts'
import { pathsOf, type Paths } from './paths.ts'
import { dismiss, gather, type Subjects } from './people.ts'
import { openForgetful, openSite, type Environment, type Site } from './site.ts'
import { openHelper, type Helper } from './workshop.ts'

const SLUG = 'egaku'

/** Where a house stands: its code, its database and the server of it. */
export type Place = { folder: string; databaseUrl: string; postgres: number; secret: string }

/** A house that is measured: a web process as it runs for real, one that finds no kept page, and who asks them. */
export type Side = Place & {
  db: Db
  env: Environment
  web: Site
  forgetful: Site
  subjects: Subjects
  paths: Paths
  clients: Clients
  laboratory(): Helper
  tell(line: string): void
  /** What is to be stopped with it. */
  later(stop: () => Promise<unknown>): void
  close(): Promise<void>
}

export async function openSide(place: Place, tell: (line: string) => void): Promise<Side> {
  const { folder, databaseUrl, secret } = place
  const { db, close } = openDb(databaseUrl)
  const closing: (() => Promise<unknown>)[] = [close]
  const stopAll = async () => {
    for (const stop of closing.toReversed()) await stop().catch(() => {})
  }
  try {
    const subjects = await gather(db, secret, SLUG)
    closing.push(() => dismiss(db, subjects))
    const house = {
      DATABASE_URL: databaseUrl,
      SECRET: secret,
      SITE_SLUG: SLUG,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
    }
    const sandbox = await openSite(['sandbox'], { ...house, SANDBOX_DATA: join(dataFolder, 'sandbox') })
    closing.push(sandbox.stop)
    const env = { ...house, SANDBOX_URL: sandbox.said.sandbox!, MAIL_URL: sandbox.said.smtp! }
    const web = await openSite(['web'], env, folder)
    closing.push(web.stop)
    await indexed(web)
    const forgetful = await openForgetful(env, folder)
    closing.push(forgetful.stop)
    await indexed(forgetful)
    const clients = openClients()
    closing.push(clients.stop)
    const port = await freePort()
    let laboratory: Helper | undefined
    closing.push(async () => laboratory?.stop())
    const paths = pathsOf(subjects, secret, SLUG, new Date())
    return {
      ...{ ...place, db, env, web, forgetful, subjects, paths, clients, tell },
      laboratory: () =>
        (laboratory ??= openHelper('laboratory.ts', {
          ...env,
          PORT: String(port),
          ORIGIN: `http://localhost:${port}`,
        })),
      later: (stop) => void closing.push(stop),
      close: stopAll,
    }
  } catch (reason) {
    await stopAll()
    throw reason
  }
}

const PATIENCE = 12

/** The search answers when its index is made; nothing is measured before. A question waits for it as long as any may. */
export async function indexed({ port }: Site): Promise<void> {
  const ask = () =>
    fetch(`http://localhost:${port}/1/indexes/MasterCourse_production/query`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.255.0.2' },
      body: JSON.stringify({ query: '手' }),
    })
  for (let time = 0; time < PATIENCE; time++) {
    const reply = await ask()
    await reply.text()
    if (reply.status === 200) return
    if (reply.status !== 503) throw new Error(`the search's first answer was ${reply.status}`)
  }
  throw new Error('the search did not become ready')
}
