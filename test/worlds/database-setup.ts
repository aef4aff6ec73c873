import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startSandbox } from '#sandbox/start.ts'
import { dataFolder } from '#scripts/folders.ts'
import { startTestPostgres } from '#scripts/test-postgres.ts'
import { ensureEmptyTemplate, sweep } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    emptyTemplate: string
    outside: { STORAGE_URL: string; MAIL_URL: string; SMS_API_URL: string; POSTAL_API_URL: string }
  }
}

/** Before the database tests of a run: the server, the template that each file clones, letters' and files' place. */
export default async function setup(project: TestProject) {
  const postgres = await startTestPostgres()
  await sweep(postgres)
  const room = join(dataFolder, 'test-rooms', `t_${process.pid}_database`)
  const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: room })
  project.provide('postgresUrl', postgres.url('postgres'))
  project.provide('emptyTemplate', await ensureEmptyTemplate(postgres))
  project.provide('outside', {
    ...{ STORAGE_URL: sandbox.storageUrl, MAIL_URL: sandbox.smtpUrl },
    ...{ SMS_API_URL: sandbox.smsUrl, POSTAL_API_URL: sandbox.postalUrl },
  })
  return async () => {
    await sandbox.stop()
    rmSync(room, { recursive: true, force: true })
    await postgres.stop()
  }
}
