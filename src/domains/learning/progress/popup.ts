import type { CompletionPopup } from '../terms.ts'

type After = {
  subscribed: boolean
  isAmbassador: boolean
  /** The cookie `prevent-ambassador-popup` is set. */
  preventsAmbassador: boolean
  courseComplete: boolean
  reviewedOrDeclined: boolean
  /** A number from 0 up to, not with, 1; the ambassador popup is won below the chance. Null where nothing was newly completed. */
  draw: number | null
  chance: number
}

/** What opens after a completion: the draw comes first and, when won, stands instead of everything else. */
export function popupAfter(it: After): CompletionPopup | null {
  if (!it.subscribed && !it.isAmbassador && !it.preventsAmbassador && it.draw !== null && it.draw < it.chance)
    return 'ambassador'
  if (!it.courseComplete) return null
  if (!it.subscribed) return 'anniversary'
  return it.reviewedOrDeclined ? null : 'review'
}
