import { HOLD_MINUTES, HOLD_MOST_MINUTES } from './terms.ts'

const MINUTE = 60_000

/** Until when a place that was taken then is kept, when something is heard of its member now. */
export const heldUntil = (heldAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + HOLD_MINUTES * MINUTE, heldAt.getTime() + HOLD_MOST_MINUTES * MINUTE))

export const secondsUntil = (until: Date, now: Date): number => Math.floor((until.getTime() - now.getTime()) / 1000)
