import { addDays } from '#platform/tokyo.ts'
import type { ReportKind } from '../terms.ts'
import { breachKinds, BREACHES_TO_EXCLUDE, EXCLUDED_DAYS, type ReporterRole } from './terms.ts'

type Work = {
  state: 'waiting' | 'corrected' | 'cancelled'
  hasBegun: boolean
  /** something that came back can be seen */ isBack: boolean
}

/** What somebody may tell the school of a work as it stands; `outside`: cancelling has a form elsewhere. */
export function reportsOf(role: ReporterRole, { state, hasBegun, isBack }: Work, outside = false): ReportKind[] {
  if (role === 'member') {
    if (state === 'corrected') return isBack ? ['offence'] : []
    return state === 'waiting' && hasBegun ? ['cancel'] : []
  }
  return state === 'waiting' ? [...(outside ? [] : (['cancel'] as const)), ...breachKinds] : []
}

/** Until when who broke the rules so often asks for nothing; null where they may go on. */
export const excludedUntil = (breaches: number, now: Date): Date | null =>
  breaches >= BREACHES_TO_EXCLUDE ? addDays(now, EXCLUDED_DAYS) : null
