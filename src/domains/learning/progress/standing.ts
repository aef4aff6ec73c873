import type { OwnLists } from '../own-rows.ts'
import type { OwnWithLists } from '../own.ts'
import { goOnOf } from './go-on.ts'

/** Where a learner stands: new here, with something to go on with, or done with all that was begun. */
export type Standing = 'new' | 'under-way' | 'between'

export const standingOf = (own: OwnWithLists): Standing =>
  goOnOf(own) ? 'under-way' : hasBegun(own.lists) ? 'between' : 'new'

/** Something stands behind them that one can look back on. */
export const hasBegun = (lists: OwnLists): boolean =>
  lists.watchedAny || lists.attendances.length > 0 || !isBeginner(lists)

/** Nothing was ever finished: the guide for beginners is for them. */
export const isBeginner = ({ certificates, completedAny }: Pick<OwnLists, 'certificates' | 'completedAny'>) =>
  certificates.length === 0 && !completedAny

/** When something was last gone on with, in a course or in a curriculum. */
export function lastSeen({ unfinished, attendances }: Pick<OwnLists, 'unfinished' | 'attendances'>): Date | null {
  const times = [...unfinished, ...attendances].map(({ at }) => Date.parse(at))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}
