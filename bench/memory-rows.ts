import { freePort } from '#scripts/ports.ts'
import type { Measure } from './rounds.ts'
import { indexed, megabytesOf, resting, type Side } from './side.ts'
import { openSite } from './site.ts'
import { openHelper } from './workshop.ts'

/** The most that the measured web process has held so far. */
export const underLoad = ({ web, atRest }: Side): Measure => ({
  name: 'memory of a web process',
  take: async () => [
    { name: 'memory of a web process at rest, large world', value: atRest, unit: 'MB' },
    { name: 'memory of a web process under load, at most', value: megabytesOf(web.pid, 'VmHWM'), unit: 'MB' },
  ],
})

/** A school of the demo's size, and what ten thousand courses hold beyond it: weighed after a sweep. */
export function memoryAtRest({ env }: Side, demoWorld: () => Promise<string>): Measure {
  return {
    name: 'memory at rest',
    once: true,
    floor: true,
    async take() {
      const demo = { ...env, DATABASE_URL: await demoWorld() }
      const site = await openSite(['web'], demo)
      const atRest = await indexed(site)
        .then(() => resting(site))
        .finally(site.stop)
      const [small, large] = [await weighed(demo), await weighed(env)]
      return [
        { name: 'memory of a web process at rest, demo world', value: atRest, unit: 'MB' },
        { name: 'memory: what it holds, demo world', value: small, unit: 'MB' },
        { name: 'memory: what 10,000 courses add', value: large - small, unit: 'MB' },
      ]
    },
  }
}

async function weighed(env: Side['env']): Promise<number> {
  const port = String(await freePort())
  const helper = openHelper(
    'weigher.ts',
    { ...env, PORT: port, ORIGIN: `http://localhost:${port}` },
    { flags: ['--expose-gc'] },
  )
  return helper.ask<number>({ paths: ['/', '/courses'] }).finally(() => helper.stop())
}
