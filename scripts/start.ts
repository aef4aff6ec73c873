import { ensureBuilt } from './build.ts'
import { ensureDemo } from './demo.ts'
import { explain, layGround, noteAddress } from './ground.ts'
import { done, step } from './progress.ts'
import { openHouse } from './run-house.ts'
import { untilStopped, type Later } from './signals.ts'

async function start(later: Later) {
  const { env, port, host } = await layGround(later)
  await step('build', async () => ((await ensureBuilt()) ? 'built' : 'unchanged'))
  const workshop = await openHouse({ env, web: false, worker: false })
  const accounts = await step('demo world', (tell) => ensureDemo(workshop.house, tell)).finally(workshop.stop)
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

untilStopped(start, explain)
