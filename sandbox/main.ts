import { join } from 'node:path'
import { openDb } from '#platform/db.ts'
import { startSandbox } from './start.ts'

const { SANDBOX_PORT = '3001', SANDBOX_SMTP_PORT = '2525', SANDBOX_DATA, DATABASE_URL } = process.env
const opened = DATABASE_URL ? openDb(DATABASE_URL, { connections: 2 }) : null

const sandbox = await startSandbox({
  httpPort: Number(SANDBOX_PORT),
  smtpPort: Number(SANDBOX_SMTP_PORT),
  dataFolder: SANDBOX_DATA ?? join(process.cwd(), '.data', 'sandbox'),
  db: opened?.db,
})
console.log(`sandbox: ${sandbox.url}/sandbox  ${sandbox.smtpUrl}  ${sandbox.storageUrl}  ${sandbox.paymentsUrl}`)

const stop = async () => {
  await sandbox.stop()
  await opened?.close()
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
