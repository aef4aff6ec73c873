/** What was typed into a form and has not reached the house. */
export type Draft = {
  words: Record<string, string>
  /** By it the house knows what comes a second time. */
  sendKey: string
  /** It was sent and no answer came, or nobody was signed in: it goes again by itself. */
  isDue: boolean
}

/** A browser may be used by several members; each finds only what is their own. */
export type DraftPlace = { memberId: number; form: string }
export const keyOf = ({ memberId, form }: DraftPlace) => `community-draft:${memberId}:${form}`

export function keepDraft(place: DraftPlace, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function readDraft(place: DraftPlace): Draft | null {
  try {
    const kept = localStorage.getItem(keyOf(place))
    return kept === null ? null : (JSON.parse(kept) as Draft)
  } catch {
    return null
  }
}

export function forgetDraft(place: DraftPlace): void {
  try {
    localStorage.removeItem(keyOf(place))
  } catch {
    // What could not be kept need not be forgotten.
  }
}
