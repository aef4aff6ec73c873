import { isOpen, type Window } from '#domains/catalogue/index.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import { type CourseState, type Need, needs } from '../terms.ts'

export function stateOf(window: Window, now: Date): CourseState {
  if (window.openedAt === null) return 'draft'
  if (isOpen(window, now)) return 'open'
  return now < window.openedAt ? 'coming' : 'closed'
}

export type Whole = Record<Need, boolean>

export const missingOf = (whole: Whole): Need[] => (Object.keys(needs) as Need[]).filter((need) => !whole[need])

/** What of a window cannot be, by field. What learners saw begin has begun, and nothing is closed behind them. */
export function whatIsWrong(next: Window & { openedAt: Date }, before: Window, now: Date): FieldErrors {
  const wrong: FieldErrors = {}
  const { openedAt, closedAt } = next
  const state = stateOf(before, now)
  const hasBegun = state === 'open' || state === 'closed'
  if (hasBegun && openedAt.getTime() !== before.openedAt!.getTime())
    wrong.opens_at = ['公開が始まった講座の開始日時は変更できません。']
  if (closedAt && closedAt <= openedAt) wrong.closes_at = ['開始日時より後にしてください。']
  else if (closedAt && closedAt < now && closedAt.getTime() !== before.closedAt?.getTime())
    wrong.closes_at = ['今より後の日時にしてください。すぐに終了するときは「今すぐ公開を終了する」を押してください。']
  return wrong
}
