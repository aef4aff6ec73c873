import type { Figure, Taken } from './rows.ts'

/** Something that is measured: warmed once, then taken in each round. */
export type Measure = {
  name: string
  /** Answers with how many requests it was warmed. */
  warm?(): Promise<number>
  take(): Promise<Figure[]>
  /** What takes long, or has rounds of its own, is taken in the first round alone. */
  once?: true
  /** What others are held against; another commit has no need of its own. */
  floor?: true
}

const ROUNDS = 3

/**
 * Houses side by side, each with the same measures. All are warmed before the first is measured; then each has its turn
 * in each round, so that a bad moment hits all alike.
 */
export async function inTurn(sides: Measure[][], tell: (line: string) => void): Promise<Taken[]> {
  const taken: Taken[] = sides.map(() => new Map())
  const all = sides[0]!.flatMap((_, at) => sides.map((side, index) => ({ measure: side[at]!, into: taken[index]! })))
  const warmed = new Map<Measure, number>()
  for (const { measure } of all) {
    if (!measure.warm) continue
    tell(`warming: ${measure.name}`)
    warmed.set(measure, await measure.warm())
  }
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { measure, into } of all) {
      if (measure.once && round > 1) continue
      tell(`round ${round} of ${ROUNDS}: ${measure.name}`)
      for (const { name, value, unit } of await measure.take()) {
        const known = into.get(name) ?? { unit, values: [], warmed: warmed.get(measure) ?? null }
        known.values.push(value)
        into.set(name, known)
      }
    }
  }
  return taken
}
