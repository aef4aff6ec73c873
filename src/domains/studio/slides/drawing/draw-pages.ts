import { type ChildProcess, spawn } from 'node:child_process'
import { on } from 'node:events'
import { resolve } from 'node:path'
import { SLIDE_SIDE, type SlideTrouble } from '../terms.ts'
import type { Drawn, Order } from './drawn.ts'

type Bounds = { memoryBytes: number; cpuSeconds: number; wallMs: number }
const MIB = 1024 * 1024
const BOUNDS: Bounds = { memoryBytes: 1536 * MIB, cpuSeconds: 180, wallMs: 600_000 }

/** A PDF that never becomes slides, however often it is tried. */
export class SlidesRefused extends Error {
  override name = 'SlidesRefused'
  readonly why: SlideTrouble

  constructor(why: SlideTrouble) {
    super(why)
    this.why = why
  }
}

/** Draws the pages of a stranger's PDF one by one, in a process that ends with its time or its memory. */
export async function* drawPages(bytes: Buffer, most: number, bounds: Partial<Bounds> = {}): AsyncGenerator<Buffer> {
  const child = begin({ ...BOUNDS, ...bounds })
  const end = new AbortController()
  child.once('close', () => end.abort()).once('error', () => end.abort())
  const tooLong = setTimeout(() => child.kill('SIGKILL'), bounds.wallMs ?? BOUNDS.wallMs)
  try {
    for await (const [said] of on(child, 'message', { signal: end.signal }) as AsyncIterable<['ready' | Drawn]>) {
      if (said === 'ready') child.send({ bytes, most, side: SLIDE_SIDE } satisfies Order, () => {})
      else if ('refused' in said) throw new SlidesRefused(said.refused)
      else if ('pages' in said) return
      else yield Buffer.from(said.bytes)
    }
  } catch (failure) {
    // It went without a word: a bound ended it.
    throw failure instanceof SlidesRefused || !end.signal.aborted ? failure : new SlidesRefused('too-heavy')
  } finally {
    clearTimeout(tooLong)
    child.kill('SIGKILL')
  }
}

/** Nothing of the house's settings goes with it, and it is behind everything else that wants the processor. */
function begin({ memoryBytes, cpuSeconds }: Bounds): ChildProcess {
  const program = [process.execPath, '--max-old-space-size=512', resolve('src/domains/studio/slides/drawing/draw.ts')]
  const [command, ...args] =
    process.platform === 'win32'
      ? program
      : ['/bin/sh', '-c', BOUNDED, String(cpuSeconds), String(Math.ceil(memoryBytes / 1024)), ...program]
  return spawn(command!, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], serialization: 'advanced', env: {} })
}

const BOUNDED = 'ulimit -t "$0" 2>/dev/null; ulimit -d "$1" 2>/dev/null; shift; exec nice -n 5 "$@"'
