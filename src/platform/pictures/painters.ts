import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { Commission, TakeResult } from './terms.ts'

export type Bounds = {
  memory: number
  /** What the picture itself may cost. */
  cpuMs: number
  /** When nobody waits any longer, whatever the reason. */
  ms: number
  /** After how long a rest it ends. */
  restMs: number
}
const BOUNDS: Bounds = { memory: 1024 * 1024 * 1024, cpuMs: 5_000, ms: 20_000, restMs: 30_000 }
/** What the process has before it begins. */
const OWN_MEMORY = 768 * 1024 * 1024
const START_MS = 20_000

type Painter = { child: ChildProcess; gone: AbortSignal; idle?: NodeJS.Timeout }

/**
 * Processes that decode what strangers send. One that takes too long is killed, one that takes too much memory gets no
 * more of it: neither can be done to a thread. They are begun when they are needed and end after half a minute of rest.
 */
export function makePainters(bounds: Partial<Bounds> = {}) {
  const limits = { ...BOUNDS, ...bounds }
  const resting: Painter[] = []
  const leave = (painter: Painter) => {
    const place = resting.indexOf(painter)
    if (place >= 0) resting.splice(place, 1)
  }

  function rest(painter: Painter) {
    painter.child.unref()
    painter.child.channel?.unref()
    painter.idle = setTimeout(() => retire(painter), limits.restMs).unref()
    resting.push(painter)
  }

  /** Nobody wakes one that is about to end: its end is heard of a moment later. */
  function retire(painter: Painter) {
    leave(painter)
    painter.child.kill('SIGKILL')
  }

  function wake(): Painter | undefined {
    const painter = resting.pop()
    if (!painter) return
    clearTimeout(painter.idle)
    painter.child.ref()
    painter.child.channel?.ref()
    return painter
  }

  async function hire(): Promise<Painter> {
    const child = begin(limits)
    const end = new AbortController()
    const painter: Painter = { child, gone: end.signal }
    const gone = () => {
      clearTimeout(painter.idle)
      leave(painter)
      end.abort()
    }
    child.on('error', gone).once('exit', gone)
    if (!(await nextWord(painter, START_MS))) throw new Error('a process for pictures ended before it was ready')
    return painter
  }

  return {
    /** What came of it; null when the painter had to be ended, by time or by memory. */
    async paint(commission: Commission): Promise<TakeResult | null> {
      const painter = wake() ?? (await hire())
      painter.child.send(commission, (failure) => failure && painter.child.kill('SIGKILL'))
      const result = await nextWord(painter, limits.ms)
      if (result) rest(painter)
      return result as TakeResult | null
    },
  }
}

/** What it says next; null when it ends before, by itself or because it says nothing for too long. */
async function nextWord({ child, gone }: Painter, patienceMs: number): Promise<unknown> {
  const tooLong = setTimeout(() => child.kill('SIGKILL'), patienceMs)
  const [said] = await once(child, 'message', { signal: gone }).catch(() => [null])
  clearTimeout(tooLong)
  return said
}

/** Nothing of the house's settings goes with it, so that what breaks a decoder open finds nothing. */
function begin({ memory, cpuMs }: Bounds): ChildProcess {
  const script = resolve('src/platform/pictures/painter.ts')
  const program = [process.execPath, '--max-old-space-size=128', script, String(memory), String(cpuMs)]
  const bounded =
    process.platform === 'win32'
      ? program
      : ['/bin/sh', '-c', BOUNDED, String((memory + OWN_MEMORY) / 1024), ...program]
  const [command, ...args] = bounded
  return spawn(command!, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: {} })
}

/** Where the system knows this limit, it gives no memory beyond it; elsewhere the painter looks on itself. */
const BOUNDED = 'ulimit -d "$0" 2>/dev/null; exec "$@"'
