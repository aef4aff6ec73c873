import { addDays } from '#platform/tokyo.ts'

/** So many days before a file of a work is deleted its owner is told. */
export const TOLD_DAYS = 30

/** Until when the file beside a work is kept: never less than a month after its owner was told. */
export function filesEndAt({ overAt, toldAt, days }: { overAt: Date; toldAt: Date | null; days: number }): Date {
  const byTerm = addDays(overAt, days)
  const byLetter = toldAt && addDays(toldAt, TOLD_DAYS)
  return byLetter && byLetter > byTerm ? byLetter : byTerm
}
