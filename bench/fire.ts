import { cpuOf, familyOf } from './cpu.ts'
import type { Answers, Load } from './load-client.ts'
import { openHelper, type Helper } from './workshop.ts'

/** Whose processor time counts: a web's process and the database with all its backends. */
export type Counted = { pid: number; postgres: number }
export type Fired = Answers & { perSecond: number; cpuMs: number }
export type Clients = ReturnType<typeof openClients>

const WELL = new Set(['200', '303'])

export const spentBy = ({ pid, postgres }: Counted): number => cpuOf([pid, ...familyOf(postgres)])

/** Those who send the load, each a process of its own that is used again. */
export function openClients() {
  const all: Helper[] = []
  const idle: Helper[] = []
  let used = 0
  return {
    /** Sends the load and counts what the others spent until its last answer. */
    async fire(load: Omit<Load, 'from'>, counted: Counted): Promise<Fired> {
      const client = idle.pop() ?? openHelper('load-client.ts')
      if (!all.includes(client)) all.push(client)
      const from = (used += 1_000_000)
      const before = spentBy(counted)
      const answers = await client.ask<Answers>({ ...load, from })
      const cpuMs = (spentBy(counted) - before) / answers.count
      idle.push(client)
      const wrong = Object.entries(answers.statuses).filter(([status]) => !WELL.has(status))
      if (wrong.length) throw new Error(`answers that were none: ${wrong.map((one) => one.join(' × ')).join(', ')}`)
      return { ...answers, perSecond: answers.count / answers.seconds, cpuMs }
    },
    stop: async () => void (await Promise.all(all.map((client) => client.stop()))),
  }
}
