import { createHmac } from 'node:crypto'
import { LOTTERY_MS } from './terms.ts'

type Lottery = { opensAt: Date; closesAt: Date; applyUntil: Date }

/** The first moment at which every entry is known: whoever applied last must have stayed for 72 hours. */
export const entriesCompleteAt = ({ applyUntil }: Pick<Lottery, 'applyUntil'>) =>
  new Date(applyUntil.getTime() + LOTTERY_MS)

/** Why winners cannot be drawn now, among so many entries. */
export function whyCannotDraw(
  lottery: Lottery,
  { entries, isDrawn }: { entries: number; isDrawn: boolean },
  now: Date,
) {
  if (isDrawn) return 'already-drawn'
  if (now < lottery.closesAt) return 'lottery-open'
  if (now < entriesCompleteAt(lottery)) return 'entries-to-come'
  return entries === 0 ? 'nobody-entered' : null
}

/**
 * The winners in their order. Every entry gets a number that nobody can foresee without the seed; the smallest win. With
 * the seed anybody can make the same draw again.
 */
export function drawFrom(seed: Buffer, memberIds: readonly number[], count: number): number[] {
  return memberIds
    .map((id) => ({ id, lot: createHmac('sha256', seed).update(`lot:${id}`).digest('hex') }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id)
}
