import { ensureBuilt } from '#scripts/build.ts'
import { birthOf } from '#scripts/processes.ts'
import { startTestPostgres } from '#scripts/test-postgres.ts'
import { startKeepers } from './open-web.ts'
import { sweep } from './templates.ts'
import { ensureWorld, sweepFolders } from './world.ts'

/** Before the journeys: the build and the demo world; each worker opens its own house on a copy of it. */
export default async function setup() {
  const postgres = await startTestPostgres()
  await sweep(postgres)
  sweepFolders((pid) => birthOf(pid) !== null)
  await ensureBuilt()
  process.env.TEST_WORLD = JSON.stringify(await ensureWorld(postgres))
  process.env.TEST_POSTGRES = postgres.url('postgres')
  const stopKeepers = await startKeepers()
  return () => stopKeepers().then(() => postgres.stop())
}
