import { fork } from 'node:child_process'
import { join } from 'node:path'
import { cpuOf, familyOf } from './cpu.ts'
import type { Answers, Load } from './load-client.ts'

/** Whose processor time counts: the web's processes and the database with all its backends. */
export type Counted = { web: number[]; postgres: number }
export type Fired = Answers & { cpuMs: number }
type Said = { moment: 'begin' | 'end' } | { answers: Answers }

let used = 0

/** Sends the load from a process of its own and counts what the others spent meanwhile. */
export function fire(load: Omit<Load, 'from'>, counted: Counted): Promise<Fired> {
  const spent = () => cpuOf([...counted.web, ...familyOf(counted.postgres)])
  const client = fork(join(import.meta.dirname, 'load-client.ts'), [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const from = (used += 1_000_000)
  return new Promise((answer, fail) => {
    let before = 0
    let after = 0
    client.once('error', fail)
    client.once('exit', (code) => fail(new Error(`the load client ended with ${code}`)))
    client.on('message', (said: Said) => {
      if ('moment' in said) {
        if (said.moment === 'begin') before = spent()
        else after = spent()
        return
      }
      const { answers } = said
      const cpuMs = (after - before) / Math.max(1, answers.count)
      client.removeAllListeners('exit')
      client.disconnect()
      const wrong = Object.entries(answers.wrong)
      if (answers.count === 0) fail(new Error('no answer came'))
      else if (wrong.length)
        fail(new Error(`answers that were none: ${wrong.map((one) => one.join(' × ')).join(', ')}`))
      else answer({ ...answers, cpuMs })
    })
    client.send({ ...load, from })
  })
}
