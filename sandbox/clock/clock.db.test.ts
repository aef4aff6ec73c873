import { afterAll, beforeAll, expect, it } from 'vitest'
import { movableClock } from '#platform/clock.ts'
import type { OpenDb } from '#platform/db.ts'
import { openFreshDatabase } from '#test/worlds/fresh-database.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox, type Sandbox } from '../start.ts'

let opened: OpenDb
let sandbox: Sandbox
let folder: string
let followed = 0

beforeAll(async () => {
  opened = await openFreshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'egaku-clock-'))
  const clockMoved = async () => void followed++
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder, db: opened.db, clockMoved })
})
afterAll(async () => {
  await sandbox.stop()
  await opened.close()
  await rm(folder, { recursive: true, force: true })
})

const page = `/sandbox/clock`
const post = (body: string, type = 'application/json') =>
  fetch(sandbox.url + page, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' })

it('the clock that the sandbox moves is the clock that the site reads', async () => {
  const clock = await movableClock(opened.db)
  expect(await (await post('{"advance":"7d"}')).json()).toMatchObject({ offsetMs: 604_800_000 })
  expect(followed).toBe(1)
  await clock.refresh()
  expect(clock.now().getTime() - Date.now()).toBeGreaterThan(604_790_000)
  expect((await post('at=2030-01-01T09:00', 'application/x-www-form-urlencoded')).status).toBe(303)
  expect(await (await fetch(`${sandbox.url}/sandbox/clock.json`)).json()).toMatchObject({
    now: expect.stringMatching(/^2030-01-01T00:00:0/),
  })
  expect(await (await fetch(sandbox.url + page)).text()).toContain('2030年1月1日')
  expect((await post('{"at":"someday"}')).status).toBe(422)
  await post('{"reset":true}')
  await clock.refresh()
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(1_000)
  clock.stop()
})
