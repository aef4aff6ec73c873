import type { Ask } from '#platform/ask.ts'
import { catalogueOf } from './live-catalogue.ts'
import type { Catalogue } from './terms.ts'

/** The catalogue for a page, which is kept for visitors no longer than until the next course or curriculum opens or closes. */
export async function catalogueFor({
  house,
  now,
  pageTurns,
}: Pick<Ask, 'house' | 'now' | 'pageTurns'>): Promise<Catalogue> {
  const catalogue = await catalogueOf(house)
  const turn = nextTurn(catalogue, now)
  if (turn) pageTurns.push(turn)
  return catalogue
}

const kept = new WeakMap<Catalogue, Date[]>()

/** The first moment to come at which a course or a curriculum opens or closes. */
function nextTurn(catalogue: Catalogue, now: Date): Date | undefined {
  const turns = kept.get(catalogue) ?? turnsOf(catalogue)
  kept.set(catalogue, turns)
  // Those to come are few, at the end.
  const last = turns.findLastIndex((turn) => turn <= now)
  return turns[last + 1]
}

const turnsOf = ({ courses, curriculums }: Catalogue): Date[] =>
  [...courses.values(), ...curriculums.values()]
    .flatMap(({ window: { openedAt, closedAt } }) => [openedAt ?? [], closedAt ?? []].flat())
    .toSorted((a, b) => a.getTime() - b.getTime())
