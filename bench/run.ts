import { goals } from './goals.ts'
import { partsOf } from './parts.ts'
import { inTurn, type Measure } from './rounds.ts'
import { rowsOf, type Row } from './rows.ts'
import { openSide, type Side } from './side.ts'
import { openWorld, type Place } from './world.ts'

export type Run = {
  place: Place
  /** Words that name the only parts to be measured. */
  wanted: string[]
  demoWorld(): Promise<string>
  /** Another commit: the folder in which it is built, and its world. */
  against?: { folder: string; place: Place }
}

/** Everything that is measured, of this house and of the one it is held against. */
export async function measure(run: Run, tell: (line: string) => void): Promise<Row[][]> {
  const { place, against } = run
  const ours = await openWorld(place, tell)
  const theirs = !against || against.place === place ? ours : await openWorld(against.place, tell)
  try {
    const sides = [await openSide(ours), ...(against ? [await openSide(theirs, against.folder)] : [])]
    const taken = await inTurn(
      sides.map((side) => measuresOf(run, side)),
      tell,
    )
    return taken.map((figures) => rowsOf(figures, goals))
  } finally {
    await ours.close()
    await theirs.close()
  }
}

/** What several parts are held against is measured once, and floors only for a house that stands alone. */
function measuresOf({ wanted, demoWorld, against }: Run, side: Side): Measure[] {
  const parts = partsOf(side, demoWorld).filter(
    ({ name }) => !wanted.length || wanted.some((word) => name.includes(word)),
  )
  return [...new Set(parts.flatMap((part) => part.measures))].filter(({ floor }) => !against || !floor)
}
