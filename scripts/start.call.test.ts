import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataFolder, inProject } from './folders.ts'
import { freePort } from './ports.ts'
import { birthOf, until } from './processes.ts'

type Begun = { child: ChildProcess; said(): string; ended: Promise<number | null> }

describe('npm start', () => {
  const room = join(dataFolder, 'test-rooms', `t_${process.pid}_start`)
  let port: number
  let first: Begun

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

  beforeAll(async () => {
    mkdirSync(room, { recursive: true })
    port = await freePort()
    first = begin()
    await isReady(first)
  }, 260_000)
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
