import { isOpen } from '#domains/catalogue/index.ts'
import type { FieldErrors } from '#platform/refusal.ts'
import type { EntryState, Field, Values } from './terms.ts'

type Row = { opened_at?: Date | null; closed_at?: Date | null; shown?: boolean }

/** How an entry stands: by its window, by a switch, or always open where it has neither. */
export function stateOf(row: Row, now: Date): EntryState {
  if (row.shown === false) return 'hidden'
  if (row.opened_at === undefined) return 'open'
  const window = { openedAt: row.opened_at, closedAt: row.closed_at ?? null }
  if (window.openedAt === null) return 'draft'
  if (isOpen(window, now)) return 'open'
  return now < window.openedAt ? 'coming' : 'closed'
}

/** A mistake at a field, where it is one. */
export const wrongAt = (isWrong: boolean, field: string, sentence: string): FieldErrors =>
  isWrong ? { [field]: [sentence] } : {}

/** The fields that differ, by their labels. */
export const changedFields = (fields: readonly Field[], before: Values, after: Values): string[] =>
  fields.filter(({ name }) => (before[name] ?? '') !== (after[name] ?? '')).map(({ label }) => label)
