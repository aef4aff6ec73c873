import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as houses from '#scripts/run-house.ts'
import type * as large from '#scripts/large-world.ts'
import type * as servers from '#scripts/postgres.ts'
import { answerQuestions } from './workshop.ts'
import type { Place } from './world.ts'

const scripts = <Module>(file: string) => import(join(process.cwd(), 'scripts', file)) as Promise<Module>

/** The large world of another commit, in a database server of its own; it runs in that commit's folder. */
const { startPostgres } = await scripts<typeof servers>('postgres.ts')
const { ensureLargeWorld } = await scripts<typeof large>('large-world.ts')
const { keptSecret } = await scripts<typeof houses>('run-house.ts')
const data = process.env.EGAKU_DATA!
const postgres = await startPostgres({ share: true })

answerQuestions(
  async (): Promise<Place> => ({
    databaseUrl: await ensureLargeWorld(postgres),
    postgres: Number(readFileSync(join(data, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]),
    secret: keptSecret(),
    data,
  }),
  () => postgres.stop(),
)
