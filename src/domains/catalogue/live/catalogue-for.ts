import type { Ask } from '#platform/ask.ts'
import { catalogueOf } from './live-catalogue.ts'
import type { Catalogue } from './terms.ts'
import { nextTurn } from './turns.ts'

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
