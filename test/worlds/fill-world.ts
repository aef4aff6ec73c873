import { startSandbox } from '#sandbox/start.ts'
import { ensureDemo } from '#scripts/demo.ts'
import { openHouse, readBuild } from '#scripts/run-house.ts'
import { TEST_SECRET } from './test-secret.ts'

/** A program of its own, for it runs the build: loads the demo world into an empty database and a folder of files. */
const [databaseUrl, folder] = process.argv.slice(2) as [string, string]
const sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
const env = {
  ...{ PATH: process.env.PATH, DATABASE_URL: databaseUrl, SECRET: TEST_SECRET, LOG_LEVEL: 'error' },
  ...{ SANDBOX_URL: sandbox.url, STORAGE_URL: sandbox.storageUrl, MAIL_URL: sandbox.smtpUrl },
}
const { house, stop } = await openHouse({ env, web: false, worker: false })
const { schoolAtTheDesk } = await readBuild()
await ensureDemo(house, schoolAtTheDesk, () => {}).finally(stop)
await sandbox.stop()
process.exit(0)
