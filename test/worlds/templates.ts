import { join } from 'node:path'
import { dataFolder } from '#scripts/folders.ts'
import { hashOf } from '#scripts/hash.ts'
import { withLock } from '#scripts/lock.ts'
import { birthOf } from '#scripts/processes.ts'
import type { TestPostgres } from '#scripts/test-postgres.ts'
import { migrate } from '#platform/migrate.ts'

/** A database that tests clone: made once for each state of the files it is made of. */
export async function ensureTemplate(
  postgres: TestPostgres,
  kind: 'empty' | 'demo',
  key: string,
  fill: (url: string) => Promise<unknown>,
): Promise<string> {
  const name = `template_${kind}_${key}`
  await withLock(join(dataFolder, `template-${kind}.lock`), async () => {
    const present = await postgres.list(`template\\_${kind}\\_%`)
    if (present.includes(name)) return
    const making = `making_${kind}`
    await postgres.drop(making)
    await postgres.ensure(making)
    await fill(postgres.url(making))
    await postgres.rename(making, name)
    for (const old of present) await postgres.drop(old)
  })
  return name
}

export const ensureEmptyTemplate = (postgres: TestPostgres) =>
  ensureTemplate(postgres, 'empty', hashOf(['db/migrations', 'src/platform/migrate.ts']), migrate)

/** Databases whose test was killed. */
export async function sweep(postgres: TestPostgres) {
  for (const name of await postgres.list('t\\_%'))
    if (birthOf(Number(name.split('_')[1])) === null) await postgres.drop(name)
}
