import { inject } from 'vitest'
import { administer, inDatabase } from '#scripts/database-admin.ts'

let count = 0

/** An own copy of the migrated, empty database (or of another template); `drop` it at the end. */
export async function freshDatabase(template = inject('emptyTemplate')) {
  const server = administer(inject('postgresUrl'))
  const name = `t_${process.pid}_${process.env.VITEST_POOL_ID ?? 0}_${Date.now().toString(36)}_${count++}`
  await server.clone(template, name)
  return { name, url: inDatabase(inject('postgresUrl'), name), drop: () => server.drop(name) }
}
