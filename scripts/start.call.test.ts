import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/index.ts'
import { isLoaded } from '#demo/half-world.ts'
import { openDb } from '#platform/db.ts'
import { dataFolder, inProject } from './folders.ts'
import { freePort } from './ports.ts'
import { birthOf, until } from './processes.ts'

type Counts = Record<'courses' | 'chapters' | 'members' | 'last' | 'lastVideo' | 'imports', number>
type Kept = { port: number; password: string; users: { pid: number }[] }
type Begun = { child: ChildProcess; said(): string; ended: Promise<number | null> }

describe('npm start', () => {
  const room = join(dataFolder, 'test-rooms', `t_${process.pid}_start`)
  let port: number
  let first: Begun
  let half: { courses: number; loaded: boolean }

  function begin(more: Record<string, string> = {}): Begun {
    const child = spawn(process.execPath, [inProject('scripts/go.mjs'), 'start'], {
      cwd: inProject(),
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, EGAKU_DATA: room, PORT: String(port), LOG_LEVEL: 'error', ...more },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
    return { child, said: () => text, ended: new Promise((done) => child.once('close', done)) }
  }
  const isReady = (begun: Begun) => until(() => begun.said().includes('Ctrl-C ends everything'), 240_000)
  const serverOf = (begun: Begun) => Number(/process (\d+)/.exec(begun.said())?.[1])

  const database = () => JSON.parse(readFileSync(join(room, 'postgres.json'), 'utf8')) as Kept
  async function look<T>(at: (db: ReturnType<typeof openDb>['db']) => Promise<T>) {
    const { password, port: its } = database()
    const { db, close } = openDb(`postgres://egaku:${password}@127.0.0.1:${its}/egaku`, { connections: 1 })
    return at(db).finally(close)
  }
  const counts = () =>
    look(async (db) => {
      const { rows } = await sql<Counts>`select (select count(*)::int from courses) as courses,
        (select count(*)::int from chapters) as chapters, (select count(*)::int from members) as members,
        (select max(id)::int from courses) as last, (select max(id)::int from videos) as "lastVideo",
        (select count(*)::int from audit_log where action = 'studio.school-imported') as imports`.execute(db)
      return rows[0]!
    })

  /** A first start that is killed as soon as some courses are here and others not. */
  async function beginAndKill() {
    const killed = begin()
    await until(() => killed.said().includes('\nsandbox '), 120_000)
    await until(async () => (await counts()).courses > 0, 240_000, 100)
    process.kill(database().users[0]!.pid, 'SIGKILL')
    await killed.ended
    half = { courses: (await counts()).courses, loaded: await look(isLoaded) }
  }

  beforeAll(async () => {
    mkdirSync(room, { recursive: true })
    port = await freePort()
    await beginAndKill()
    first = begin()
    await isReady(first)
  }, 500_000)
  afterAll(async () => {
    first.child.kill('SIGINT')
    await first.ended
    rmSync(room, { recursive: true, force: true })
  })

  it('says what it does, line by line, and where the site and its demo accounts are', async () => {
    expect(first.said()).toMatch(/^database .*^schema .*^sandbox .*^build .*^demo world .*^web, worker /ms)
    expect(first.said()).toContain(`http://localhost:${port}`)
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  })

  it('beside a running one says where that one is, and leaves it alone', async () => {
    const second = begin()
    expect(await second.ended).toBe(1)
    expect(second.said()).toContain(`already running at http://localhost:${port}`)
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200)
  })

  it('ends everything it began, and begins again within seconds, also after it was killed', async () => {
    const running = serverOf(await said(begin()))
    first.child.kill('SIGINT')
    expect(await first.ended).toBe(0)
    expect(birthOf(running)).toBeNull()

    for (const end of ['SIGKILL', 'SIGINT'] as const) {
      const begun = performance.now()
      first = begin()
      expect(await isReady(first)).toBe(true)
      // Five seconds on a machine that does nothing else; other tests run beside this one.
      expect(performance.now() - begun).toBeLessThan(15_000)
      if (end === 'SIGKILL') process.kill(serverOf(await said(begin())), end)
    }
  }, 60_000)

  it('begins anew where the first one was killed while the school came in: the whole world, with its numbers, and then never again [ST-025]', async () => {
    const { courses } = buildCatalogue()
    expect(half.courses).toBeLessThan(courses.length)
    expect(half.loaded, 'nobody is shown half a school').toBe(false)

    const chapters = courses.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.chapters))
    const primes = courses.flatMap(({ primeLessons = [] }) => primeLessons)
    // Beside it stands the small school that a start brings in from its folder: two courses of two chapters.
    const whole = { courses: courses.length + 2, chapters: chapters.length + 4, imports: 2 }
    const found = await counts()
    expect(found).toMatchObject({ ...whole, last: whole.courses, lastVideo: whole.chapters + primes.length })
    expect(found.members).toBeGreaterThan(60)
    const titles = await look((db) => db.selectFrom('courses').select(['id', 'title']).orderBy('id').execute())
    expect(titles.slice(0, courses.length)).toEqual(courses.map(({ title }, at) => ({ id: at + 1, title })))
  })

  it('names a busy port and a setting that is wrong', async () => {
    first.child.kill('SIGINT')
    await first.ended
    const other = createServer().listen(port, '127.0.0.1')
    const busy = begin()
    expect(await busy.ended).toBe(1)
    expect(busy.said()).toContain(`Port ${port} is used by another program`)
    other.close()

    const wrong = begin({ MAIL_FROM: 'nobody' })
    expect(await wrong.ended).toBe(1)
    expect(wrong.said()).toMatch(/^MAIL_FROM .*\.$/m)
    expect(wrong.said()).not.toMatch(/^ +at /m)
  }, 60_000)

  async function said(begun: Begun) {
    await begun.ended
    return begun
  }
})
