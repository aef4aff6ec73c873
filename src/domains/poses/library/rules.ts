import { categories, type Categories, type PoseFilter } from '../terms.ts'

/** Within a category any of the words, between categories all of them. */
export function fits(pose: Categories, filter: PoseFilter): boolean {
  return categories.every((category) => {
    const words = filter[category] as readonly string[] | undefined
    return !words?.length || words.includes(pose[category])
  })
}

/** How many poses stand on a page of a window so wide. */
export function pageSize(width: number): number {
  if (width > 1366) return 36
  if (width > 1155) return 30
  if (width > 1023) return 24
  if (width > 948) return 30
  if (width > 629) return 24
  if (width > 474) return 18
  return 12
}

/** The page on which the pose stands that is the first in sight now. */
export const pageAfterResize = (page: number, before: number, after: number): number =>
  Math.floor(((page - 1) * before) / after) + 1
