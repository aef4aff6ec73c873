import { readFileSync } from 'node:fs'
import { openDb } from '#platform/db.ts'
import { dataFolder } from '#scripts/folders.ts'
import { freePort } from '#scripts/ports.ts'
import { keptSecret } from '#scripts/run-house.ts'
import { join } from 'node:path'
import { measureBrowser } from './browser-rows.ts'
import { measureColdStart } from './cold-start.ts'
import { pathsOf, type Ask } from './paths.ts'
import { dismiss, gather, type Subjects } from './people.ts'
import { measureCompletion, measureListing, measureTimeLog } from './call-rows.ts'
import { measureKept, measureNotKept, measurePage } from './page-rows.ts'
import { measureRenewals } from './renewal-rows.ts'
import { measureSearch } from './search-rows.ts'
import type { Row } from './rows.ts'
import type { Bench } from './shooting.ts'
import { openSite } from './site.ts'
import { openHelper } from './workshop.ts'

const SLUG = 'egaku'

type Part = { name: string; rows(): Promise<Row[]> }

/** Everything that is measured, one after the other; `wanted` names the only parts to be measured. */
export async function measure(databaseUrl: string, wanted: string[], tell: (line: string) => void): Promise<Row[]> {
  const secret = keptSecret()
  const house = {
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    SITE_SLUG: SLUG,
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'true',
  }
  const { db, close } = openDb(databaseUrl)
  const subjects = await gather(db, secret, SLUG)
  const closing: (() => Promise<unknown>)[] = [close, () => dismiss(db, subjects)]
  try {
    const sandbox = await openSite(['sandbox'], { ...house, SANDBOX_DATA: join(dataFolder, 'sandbox') })
    closing.push(sandbox.stop)
    const env = { ...house, SANDBOX_URL: sandbox.said.sandbox!, MAIL_URL: sandbox.said.smtp! }
    const site = await openSite(['web'], env)
    closing.push(site.stop)
    const port = await freePort()
    const laboratory = openHelper('laboratory.ts', { ...env, PORT: String(port), ORIGIN: `http://localhost:${port}` })
    closing.push(laboratory.stop)
    const counted = { web: [site.pid], postgres: postmasterOf() }
    const paths = pathsOf(subjects, secret, new Date())
    const bench = { db, databaseUrl, port: site.port, counted, laboratory, paths, tell }
    const rows: Row[] = []
    for (const part of [...partsOf(bench, subjects), renewals(bench, env), coldStart(databaseUrl, env, subjects)]) {
      if (wanted.length && !wanted.some((word) => part.name.includes(word))) continue
      tell(part.name)
      rows.push(...(await part.rows()))
    }
    return rows
  } finally {
    for (const stop of closing.toReversed()) await stop().catch(() => {})
  }
}

function partsOf(bench: Bench, { courseId, chapterId, learners, veteran }: Subjects): Part[] {
  const { paths, port } = bench
  const page = (name: string, asks: Ask[], aims: Parameters<typeof measurePage>[3]) => ({
    name,
    rows: () => measurePage(bench, name, asks, aims),
  })
  const seen = (name: string, path: string, cookie: string | undefined, most: number) => ({
    name: `browser, ${name}`,
    rows: () => measureBrowser(name, `http://localhost:${port}${path}`, cookie, most),
  })
  return [
    { name: 'course page, kept', rows: () => measureKept(bench) },
    { name: 'course page, not kept', rows: () => measureNotKept(bench) },
    page('course page, signed in', paths.course, {}),
    page('top page, signed in', paths.top, { statements: 8, p99: 60 }),
    page('learning status', paths.status, { statements: 8, p99: 60, cpu: 4 }),
    page('learning status of ten years', paths.veteransStatus, { statements: 8, p99: 60 }),
    page('lesson page', paths.lesson, { cpu: 3 }),
    { name: 'listing', rows: () => measureListing(bench) },
    { name: 'time_log', rows: () => measureTimeLog(bench) },
    { name: 'completion', rows: () => measureCompletion(bench) },
    { name: 'search', rows: () => measureSearch(bench) },
    seen('course page', `/courses/${courseId}`, undefined, 160),
    seen('player', `/daily_lesson_chapters/${chapterId}`, learners[0]!.cookie, 220),
    seen('learning status', '/subscriptions/learning_status', veteran.cookie, 220),
  ]
}

const renewals = (bench: Bench, env: Record<string, string>): Part => ({
  name: 'renewals',
  rows: () => measureRenewals(bench, env),
})

function coldStart(databaseUrl: string, env: Record<string, string>, { courseId }: Subjects): Part {
  return { name: 'cold start', rows: () => measureColdStart(databaseUrl, env, `/courses/${courseId}`) }
}

const postmasterOf = () => Number(readFileSync(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
