export type Command = 'toggle' | 'next' | 'back' | 'longer' | 'mirror' | 'grey' | 'grid' | 'bell' | 'fullscreen'

export type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing'>

const named: Record<string, Command> = { ' ': 'toggle', ArrowRight: 'next', ArrowLeft: 'back', ArrowUp: 'longer' }
const single: Record<string, Command> = {
  k: 'toggle',
  n: 'next',
  p: 'back',
  h: 'mirror',
  v: 'grey',
  g: 'grid',
  b: 'bell',
  f: 'fullscreen',
}

/** What a key means in a timed practice; nothing with a modifier or while a word is being composed. */
export function commandOf(press: Press, singleKeysOff = false): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null
  return named[press.key] ?? (singleKeysOff ? null : (single[press.key.toLowerCase()] ?? null))
}
