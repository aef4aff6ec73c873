import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (how: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => void

/** Gives back at once what a long piece of work left behind, where the runtime would keep it until it needs the room. */
export function sweep(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'async', flavor: 'last-resort' })
}
