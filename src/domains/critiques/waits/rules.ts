import { isAvailable } from '../rules.ts'
import { OFFER_HOURS } from './terms.ts'

const HOUR = 3_600_000

/** Until when a place is kept for who is told of it now; not beyond the campaign. */
export const offerUntil = (now: Date, endsAt: Date): Date =>
  new Date(Math.min(now.getTime() + OFFER_HOURS * HOUR, endsAt.getTime()))

type Seat = Parameters<typeof isAvailable>[0]

/** Why nobody waits for a place here; who may wait at all is who may ask. */
export function whyCannotWait(seat: Seat, isTaking: boolean): 'no-waiting' | 'place-free' | null {
  if (!isTaking || !seat.accepts || !seat.isActive) return 'no-waiting'
  return isAvailable(seat) ? 'place-free' : null
}
