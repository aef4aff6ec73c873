import { redraw } from './redraw.ts'
import type { Commission } from './terms.ts'

/**
 * The program of a process that draws pictures anew, one after another. It has none of the house's settings, and goes
 * when the house goes: the signals that a terminal sends to all are the house's to answer.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())

const [mostMemory, mostMs] = process.argv.slice(2).map(Number) as [number, number]

/** Other threads do the drawing, so that this one can look on. Its own time is counted: a busy machine spoils no picture. */
function endWhenTooMuch(since: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(since)
  if ((user + system) / 1000 > mostMs || process.memoryUsage.rss() > mostMemory) process.exit(1)
}

process.on('message', async (commission: Commission) => {
  const watching = setInterval(endWhenTooMuch, 20, process.cpuUsage())
  const result = await redraw(commission)
  clearInterval(watching)
  process.send!(result)
})
process.send!('ready')
