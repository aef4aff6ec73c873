import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

/** Processor time of processes so far, in milliseconds, those that they began and that ended included. */
export function cpuOf(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + ticksOf(pid) * TICK_MS, 0)
}

/** A process and all that live below it: a PostgreSQL server with its backends. */
export function familyOf(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : null
    if (fields) parents.set(Number(name), Number(fields[1]))
  }
  const family = new Set([root])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

function statOf(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** utime, stime, cutime, cstime. */
function ticksOf(pid: number): number {
  const fields = statOf(pid)
  return fields ? fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) : 0
}
