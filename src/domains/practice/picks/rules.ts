import { MOST_PICKS } from './terms.ts'

type Candidate = { consentedAt: Date | null; hiddenAt: Date | null }

/** Only what its owner allows now and nobody hid, and not more than anybody looks at. */
export function whyCannotPick(
  { consentedAt, hiddenAt }: Candidate,
  others: number,
): 'no-consent' | 'too-many-picks' | null {
  if (consentedAt === null || hiddenAt !== null) return 'no-consent'
  return others >= MOST_PICKS ? 'too-many-picks' : null
}
