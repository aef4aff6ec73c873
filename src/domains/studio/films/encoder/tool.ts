import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

export type Tool = 'ffmpeg' | 'ffprobe'
export type Bounds = {
  cpuSeconds: number
  wallMs: number
  memoryBytes: number
  /** No file that it writes becomes larger. */
  fileBytes: number
}
const GIB = 1024 ** 3
const BOUNDS: Bounds = { cpuSeconds: 600, wallMs: 1_800_000, memoryBytes: 3 * GIB, fileBytes: 6 * GIB }
const SAID_MOST = 60_000
/** How far behind everything else the tools of this process stand; said once, when it starts. */
export const priority = { niceness: 10 }

type Run = {
  tool: Tool
  args: string[]
  /** Its only folder: what it writes stands there. */
  folder: string
  bounds?: Partial<Bounds>
  signal?: AbortSignal
  /** Seconds of the film that are done, and how many pictures these were. */
  onSeconds?: (seconds: number, pictures: number) => void
}
export type Said = { out: string; err: string }

/** It ended otherwise than well: by its own word, by a bound, or because it was stopped. */
export class ToolFailed extends Error {
  override name = 'ToolFailed'
  readonly err: string
  /** Ended from outside: by a bound, by the system, by us. */
  readonly isKilled: boolean

  constructor(tool: Tool, how: string, err: string, isKilled: boolean) {
    super(`${tool} ended with ${how}: ${err.trim().split('\n').at(-1) ?? ''}`)
    this.err = err
    this.isKilled = isKilled
  }
}

/** Where the tool stands on this machine; null where it is not installed. */
export function findTool(tool: Tool, path = process.env.PATH ?? ''): string | null {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const file = join(folder, tool)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      continue
    }
  }
  return null
}

/**
 * Runs a tool on a stranger's film. It gets none of the house's settings, opens nothing but files of the two known
 * containers, is the last to get the processor, and ends when it has used up its time, its memory or its room.
 */
export async function runTool({ tool, args, folder, bounds = {}, signal, onSeconds }: Run): Promise<Said> {
  const limits = { ...BOUNDS, ...bounds }
  const program = findTool(tool)
  if (!program) throw new Error(`${tool} is not installed`)
  const child = spawn('/bin/sh', ['-c', BOUNDED, ...numbers(limits), program, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { HOME: folder, TMPDIR: folder, LC_ALL: 'C' },
    signal,
    killSignal: 'SIGKILL',
  })
  const tooLong = setTimeout(() => child.kill('SIGKILL'), limits.wallMs)
  const said = listen(child, onSeconds)
  try {
    const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null]
    if (code !== 0) throw new ToolFailed(tool, String(killedBy ?? code), said.err, killedBy !== null)
    return said
  } finally {
    clearTimeout(tooLong)
  }
}

const numbers = ({ cpuSeconds, memoryBytes, fileBytes }: Bounds) =>
  [cpuSeconds, memoryBytes / 1024, fileBytes / 512, priority.niceness].map((one) => String(Math.ceil(one)))
// Where a system does not know a limit, the time that we measure holds all the same.
const BOUNDED =
  'ulimit -t "$0" 2>/dev/null; ulimit -d "$1" 2>/dev/null; ulimit -f "$2" 2>/dev/null; n="$3"; shift 3; exec nice -n "$n" "$@"'

/** The end of what it says is what matters, and no film may fill the memory with complaints. */
function listen(child: ChildProcess, onSeconds?: Run['onSeconds']): Said {
  let pictures = 0
  const said: Said = { out: '', err: '' }
  const keep = (to: keyof Said, text: string) => (said[to] = (said[to] + text).slice(-SAID_MOST))
  child.stderr!.setEncoding('utf8').on('data', (text: string) => keep('err', text))
  if (!onSeconds) child.stdout!.setEncoding('utf8').on('data', (text: string) => keep('out', text))
  else
    createInterface({ input: child.stdout! }).on('line', (line) => {
      pictures = Number(/^frame=(\d+)$/.exec(line)?.[1] ?? pictures)
      // `out_time_ms` holds microseconds too.
      const micros = /^out_time_us=(\d+)$/.exec(line)?.[1]
      if (micros) onSeconds(Number(micros) / 1e6, pictures)
    })
  return said
}

/** How a film is opened: nothing but files, nothing but the container that its first bytes named. */
export const opening = (container: string) => [
  ...['-protocol_whitelist', 'file', '-format_whitelist', 'mov,matroska', '-f', container, '-max_streams', '64'],
]
