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
