import { subscribe } from 'node:diagnostics_channel'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { freshDatabase } from '#test/worlds/fresh-database.ts'
import { openWithOutside } from './run-house.ts'

// It reads the whole build, which takes its time on a machine that does other things too.
it('a house that cannot open closes the outside world that was opened for it', async () => {
  const opened: Server[] = []
  subscribe('tracing:net.server.listen:asyncEnd', (said) => void opened.push((said as { server: Server }).server))
  const database = await freshDatabase(inject('world').template)
  const folder = await mkdtemp(join(tmpdir(), 'outside-'))
  const env = { DATABASE_URL: database.url, SANDBOX_DATA: folder, SECRET: 'too short', NODE_ENV: 'test' }
  await expect(openWithOutside({ env, sandbox: true })).rejects.toThrow('SECRET')
  expect(opened.length).toBeGreaterThan(0)
  expect(opened.filter(({ listening }) => listening)).toEqual([])
  await database.drop()
  await rm(folder, { recursive: true })
}, 240_000)
