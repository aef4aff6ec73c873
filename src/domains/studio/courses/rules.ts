import { isOpen, type Window } from '#domains/catalogue/index.ts'
import type { CourseState } from '../terms.ts'

export function stateOf(window: Window, now: Date): CourseState {
  if (window.openedAt === null) return 'draft'
  if (isOpen(window, now)) return 'open'
  return now < window.openedAt ? 'coming' : 'closed'
}
