import { join } from 'node:path'
import type { openHouse as OpenHouse } from '#scripts/run-house.ts'

/**
 * A web process that draws and keeps every page as the real one does, and never finds what it kept: each visitor is the
 * first to ask. It is of the project in whose folder it runs, which may be another commit's.
 */
const { openHouse } = (await import(join(process.cwd(), 'scripts', 'run-house.ts'))) as { openHouse: typeof OpenHouse }
const opened = await openHouse({ env: { ...process.env }, port: Number(process.env.PORT), worker: false })
opened.house.pages.find = () => undefined
process.once('SIGTERM', () => void opened.stop().then(() => process.exit(0)))
process.send!({ url: opened.url })
