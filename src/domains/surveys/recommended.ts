import type { Ask } from '#platform/ask.ts'
import { listPicks } from './queries.ts'

/** What staff recommend to each level: asked once, until it changes. */
export const picksOf = ({ house }: Pick<Ask, 'house'>) =>
  house.pages.remember('level-picks', ['catalogue'], () => listPicks(house.db))
