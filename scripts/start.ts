import type { House } from '#platform/house.ts'
import { ensureBuilt } from './build.ts'
import { ensureDemo } from './demo.ts'
import { bringDemoSchool } from './demo-school.ts'
import { explain, layGround, noteAddress } from './ground.ts'
import { done, step } from './progress.ts'
import { openHouse, readBuild } from './run-house.ts'
import { untilStopped, type Later } from './signals.ts'

async function start(later: Later) {
  const { env, port, host } = await layGround(later)
  await step('build', async () => ((await ensureBuilt()) ? 'built' : 'unchanged'))
  const workshop = await openHouse({ env, web: false, worker: false })
  const accounts = await step('demo world', (tell) => fill(workshop.house, tell)).finally(workshop.stop)
  const opened = await step('web, worker', () => openHouse({ env, port, host }))
  later(opened.stop)
  noteAddress(opened.url!, later)
  done([
    `Egaku     ${opened.url}`,
    `Sandbox   ${opened.url}/sandbox   (letters, files, clock)`,
    ...accounts,
    'Ctrl-C ends everything.',
  ])
}

async function fill(house: House, tell: (line: string) => void): Promise<string[]> {
  const { schoolAtTheDesk } = await readBuild()
  const accounts = await ensureDemo(house, schoolAtTheDesk, tell)
  await bringDemoSchool(house, schoolAtTheDesk, tell)
  return accounts
}

untilStopped(start, explain)
