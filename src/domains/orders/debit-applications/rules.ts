import { DAYS_TO_RETURN } from '#domains/contracts/debit-papers/terms.ts'
import { isBankDay } from '#platform/bank-days.ts'
import { addDaysTo, dayAfter, type Day } from '#platform/days.ts'
import type { Application, PhoneCheck, Receiving } from './terms.ts'

const MINUTE = 60_000
export const CODE_MINUTES = 10
const WRONG_TRIES = 5
/** So long a verified phone need not be shown again. */
const PHONE_MINUTES = 30
const POSTED_WITHIN = 5

/** A mobile number of Japan in eleven figures, however wide they were typed. */
export function normalNumber(given: string): string | null {
  const number = given.normalize('NFKC').trim()
  return /^0[6-9]0\d{8}$/.test(number) ? number : null
}

export const maskOf = (number: string) => `${number.slice(0, 3)}****${number.slice(-4)}`

/** Why a code does not count; `matches` says whether it is the one that was sent. */
export function whyCodeFails(check: PhoneCheck | null, matches: boolean, now: Date) {
  if (!check?.codeHash || check.wrongTries >= WRONG_TRIES) return 'code-over'
  if (now.getTime() >= check.sentAt.getTime() + CODE_MINUTES * MINUTE) return 'code-over'
  return matches ? null : 'code-wrong'
}

export const isFresh = (verifiedAt: Date | null, now: Date) =>
  verifiedAt !== null && now.getTime() < verifiedAt.getTime() + PHONE_MINUTES * MINUTE

/** Where somebody stands who wants that plan; whoever opens a later step is led here. */
export function stepOf(application: Application | null, planId: number): 'form' | 'phone' | 'confirm' | 'done' {
  if (!application) return 'form'
  if (application.startedAt) return 'done'
  if (application.planId !== planId) return 'form'
  return application.phoneMask ? 'confirm' : 'phone'
}

/** Until when the school posts the paper, and until when it must be posted back. */
export function paperDays(receiving: Receiving, startedOn: Day): { postedBy: Day | null; dueOn: Day } {
  if (receiving === 'print') return { postedBy: null, dueOn: addDaysTo(startedOn, DAYS_TO_RETURN) }
  const postedBy = businessDaysAfter(startedOn, POSTED_WITHIN)
  return { postedBy, dueOn: addDaysTo(postedBy, DAYS_TO_RETURN) }
}

function businessDaysAfter(day: Day, count: number): Day {
  let [at, left] = [day, count]
  while (left > 0) {
    at = dayAfter(at)
    if (isBankDay(at)) left--
  }
  return at
}
