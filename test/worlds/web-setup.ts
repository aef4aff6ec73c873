import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '#scripts/build.ts'
import { birthOf } from '#scripts/processes.ts'
import { startTestPostgres } from '#scripts/test-postgres.ts'
import { openWeb, startKeepers } from './open-web.ts'
import { sweep } from './templates.ts'
import { ensureWorld, sweepFolders, type World } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    world: World
    web: { url: string; sandbox: string; databaseUrl: string }
  }
}

/** Before the call tests of a run: the build, the demo world, and the server that they share. */
export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres()
  await sweep(postgres)
  sweepFolders((pid) => birthOf(pid) !== null)
  await ensureBuilt()
  const world = await ensureWorld(postgres)
  const postgresUrl = postgres.url('postgres')
  const { url, sandbox, databaseUrl, stop } = await openWeb(postgresUrl, world)
  project.provide('postgresUrl', postgresUrl)
  project.provide('world', world)
  const stopKeepers = await startKeepers()
  project.provide('web', { url, sandbox: sandbox!, databaseUrl })
  return async () => {
    await Promise.all([stop(), stopKeepers()])
    await postgres.stop()
  }
}
