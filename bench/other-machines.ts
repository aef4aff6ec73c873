import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'

const NICENESS = 19
const ENDED = ['ENOENT', 'ESRCH', 'EINVAL']

/**
 * What stands for other machines gives way to the house: with each of its threads, and, where the kernel shares its
 * processors out by groups of processes, as a group of its own.
 */
export function giveWay(pids: number[]): void {
  const own = groupOf('self')
  for (const pid of pids)
    unlessEnded(() => {
      for (const thread of readdirSync(`/proc/${pid}/task`)) unlessEnded(() => setPriority(Number(thread), NICENESS))
      if (groupOf(pid) !== own) writeFileSync(`/proc/${pid}/autogroup`, String(NICENESS))
    })
}

/** Of `/autogroup-12 nice 0` its name; nothing where the kernel knows no groups. */
const groupOf = (pid: number | 'self') =>
  unlessEnded(() => readFileSync(`/proc/${pid}/autogroup`, 'utf8').split(' ')[0])

function unlessEnded<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch (error) {
    const { code, info } = error as NodeJS.ErrnoException & { info?: { code: string } }
    if (ENDED.includes(info?.code ?? code ?? '')) return undefined
    throw error
  }
}
