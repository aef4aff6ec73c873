import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '#platform/migrate.ts'
import { dataFolder } from '#scripts/folders.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { birthOf, until } from '#scripts/processes.ts'
import { startProcess } from '#test/worlds/open-web.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'
import { smallSchool } from '#test/learning/small-school.ts'
import { Web } from '#test/worlds/web-world.ts'

/** A PostgreSQL that keeps its promises to the disk, and that a test may stop, start and kill. */
export async function ownPostgres(name: string) {
  const database = `postgres-test-${name}`
  const start = () => startPostgres({ name: database, share: true })
  let running = await start()
  await running.ensure('house')
  const url = running.url('house')
  await migrate(url)
  const postmaster = () => Number(readFileSync(join(dataFolder, database, 'postmaster.pid'), 'utf8').split('\n')[0])
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const pid = postmaster()
    const backends = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const one of [pid, ...backends.map(Number)]) process.kill(one, name)
  }
  return {
    url,
    stop: () => running.stop(),
    async start() {
      running = await start()
    },
    /** Stops it in the middle of whatever it does: lines stay open, and nothing comes. */
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async kill() {
      const pid = postmaster()
      process.kill(pid, 'SIGKILL')
      await until(() => birthOf(pid) === null, 5_000)
    },
    async remove() {
      await running.stop()
      for (const part of ['', '.json', '.lock', '.log'])
        await rm(join(dataFolder, database + part), { recursive: true, force: true })
    },
  }
}

/** A house of two courses and a curriculum on a PostgreSQL of its own, in real processes. */
export async function houseOnOwnPostgres(name: string, settings: Record<string, string> = {}) {
  const postgres = await ownPostgres(name)
  const folder = join(dataFolder, 'test-rooms', `t_${process.pid}_${name}`)
  const env = { DATABASE_URL: postgres.url, SECRET: TEST_SECRET, LOG_LEVEL: 'silent', ...settings }
  const outside = await startProcess(['sandbox'], { ...env, SANDBOX_DATA: folder })
  const all = { ...env, SANDBOX_URL: outside.sandbox!, MAIL_URL: outside.smtp! }
  const first = await startProcess(['web', 'worker'], all)
  const web = new Web({ url: first.url, sandbox: outside.sandbox, databaseUrl: postgres.url })
  const school = smallSchool(web.db)
  const chapters = Array.from({ length: 30 }, () => ({}))
  const course = await school.newCourse({ title: '箱で考える', lessons: [{ chapters }] })
  const curriculum = await school.newCurriculum([[course.lessons[0]!.id]])
  return {
    web,
    postgres,
    course,
    curriculum,
    first,
    env: all,
    tell: (provider: 'mail' | 'storage', order: { mode: string; ms?: number; times?: number }) =>
      fetch(`${outside.sandbox}/sandbox/providers/${provider}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(order),
      }),
    async end() {
      await web.close()
      await first.kill()
      await outside.kill()
      await postgres.remove()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
