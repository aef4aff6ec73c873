import { readFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/** A process is its number and its birth: numbers are given again, births are not. Null when it is gone. */
export function birthOf(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return null
  }
  if (process.platform === 'win32') return 'alive'
  if (process.platform !== 'linux')
    return (
      spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)])
        .stdout?.toString()
        .trim() || null
    )
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : fields[19]!
  } catch {
    return null
  }
}

export type Mark = { pid: number; birth: string }

export const markOf = (pid: number): Mark => ({ pid, birth: birthOf(pid) ?? '' })
export const isAlive = (mark: Mark) => birthOf(mark.pid) === mark.birth

export function commandOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout?.toString() ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Waits for something to become true; says whether it did. */
export async function until(test: () => boolean | Promise<boolean>, milliseconds: number, step = 20) {
  const end = performance.now() + milliseconds
  while (!(await test())) {
    if (performance.now() > end) return false
    await pause(step)
  }
  return true
}
