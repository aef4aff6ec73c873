export type Command =
  | {
      do:
        | 'toggle'
        | 'mute'
        | 'subtitles'
        | 'fullscreen'
        | 'next'
        | 'previous'
        | 'speed'
        | 'loop'
        | 'mirror'
        | 'grey'
        | 'grid'
        | 'snapshot'
        | 'help'
    }
  | { do: 'volume' | 'frame'; by: number }
  /** `said` is what the sign adds up to when several came together. */
  | { do: 'seek'; by: number; said?: number }
  | { do: 'jump'; tenths: number }

export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>

const STEP_SECONDS = 10

/** Keys that write nothing: they act also for people who turned single keys off. */
const named: Record<string, Command> = {
  ' ': { do: 'toggle' },
  ArrowLeft: { do: 'seek', by: -STEP_SECONDS },
  ArrowRight: { do: 'seek', by: STEP_SECONDS },
  ArrowUp: { do: 'volume', by: 1 },
  ArrowDown: { do: 'volume', by: -1 },
}
const single: Record<string, Command> = {
  k: { do: 'toggle' },
  j: { do: 'seek', by: -STEP_SECONDS },
  l: { do: 'seek', by: STEP_SECONDS },
  m: { do: 'mute' },
  c: { do: 'subtitles' },
  f: { do: 'fullscreen' },
  x: { do: 'speed' },
  r: { do: 'loop' },
  h: { do: 'mirror' },
  v: { do: 'grey' },
  g: { do: 'grid' },
  b: { do: 'snapshot' },
  ',': { do: 'frame', by: -1 },
  '.': { do: 'frame', by: 1 },
  '?': { do: 'help' },
}
const shifted: Record<string, Command> = { n: { do: 'next' }, p: { do: 'previous' } }

/** What a key means in the player; nothing with a modifier or while a word is being composed. */
export function commandOf(press: Press, singleKeysOff = false): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null
  if (!press.shiftKey && press.key in named) return named[press.key]!
  if (singleKeysOff) return null
  const key = press.key.toLowerCase()
  if (/^[0-9]$/.test(key)) return { do: 'jump', tenths: Number(key) }
  if (key === '?') return single['?']!
  return (press.shiftKey ? shifted[key] : single[key]) ?? null
}

const forDrawing = new Set<Command['do']>(['loop', 'frame', 'mirror', 'grey', 'grid', 'snapshot'])

/** What needs a film of our own: a provider's frame can neither be stepped through nor drawn from. */
export const isForDrawing = (command: Command) => forDrawing.has(command.do)
