import { join } from 'node:path'
import { untilStopped } from '#scripts/signals.ts'
import type * as houses from '#scripts/run-house.ts'

/**
 * A web process that draws and keeps every page as the real one does, and never finds what it kept: each visitor is the
 * first to ask. It is of the project in whose folder it runs, which may be another commit's.
 */
untilStopped(async (later) => {
  const { openHouse } = (await import(join(process.cwd(), 'scripts', 'run-house.ts'))) as typeof houses
  const opened = await openHouse({ env: { ...process.env }, port: Number(process.env.PORT), worker: false })
  later(opened.stop)
  opened.house.pages.find = () => undefined
  process.send!({ url: opened.url })
})
