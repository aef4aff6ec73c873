import { goals } from './goals.ts'
import { partsOf } from './parts.ts'
import { inTurn } from './rounds.ts'
import { rowsOf, type Row } from './rows.ts'
import { openSide, type Place } from './side.ts'

/** Everything that is measured; `wanted` names the only parts to be measured. */
export async function measure(place: Place, wanted: string[], tell: (line: string) => void): Promise<Row[]> {
  const side = await openSide(place, tell)
  try {
    const parts = partsOf(side).filter(({ name }) => !wanted.length || wanted.some((word) => name.includes(word)))
    // What several parts are held against is measured once.
    const measures = [...new Set(parts.flatMap((part) => part.measures))]
    const [taken] = await inTurn([measures], tell)
    return rowsOf(taken!, goals)
  } finally {
    await side.close()
  }
}
