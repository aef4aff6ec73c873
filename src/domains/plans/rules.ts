import type { Member } from '#platform/ask.ts'

type Standing = Pick<Member, 'state' | 'accessEndsAt'> & Partial<Pick<Member, 'closesAt' | 'seesLessons'>>

/**
 * Has a trial or a plan that gives access now; after a cancellation until its paid end; while a debt closes it, not. A
 * teacher whom staff let in has it without a plan.
 */
export function hasSubscription(member: Standing | null, now: Date): boolean {
  if (member?.seesLessons) return true
  if (!member || member.state === 'before_subscribe' || member.state === 'after_unsubscribe') return false
  if (member.closesAt && member.closesAt <= now) return false
  return member.accessEndsAt === null || member.accessEndsAt > now
}

/** Whose plan still runs and shows nothing because of a debt: they are told to pay, not to subscribe. */
export function isClosedByDebt(member: Standing | null, now: Date): boolean {
  return (
    Boolean(member?.closesAt) && !hasSubscription(member, now) && hasSubscription({ ...member!, closesAt: null }, now)
  )
}
