/** What was written and is not known to be saved. */
export type Draft = {
  text: string
  /** The version of the note that it was written on. */
  version: number
  /** Marks of what was sent and not answered: it may be saved all the same. */
  sent: number[]
  /** Texts that the learner decided against, still to be kept among the former versions. */
  asides: string[]
}

/** A browser may be used by several members; each finds only what is their own. */
export type NotePlace = { path: string; memberId: number }

const keyOf = ({ path, memberId }: NotePlace) => `note-draft:${memberId}:${path}`

export function keepDraft(place: NotePlace, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft))
  } catch {
    // A full or forbidden store must not stop the writing.
  }
}

export function readDraft(place: NotePlace): Draft | null {
  const kept = localStorage.getItem(keyOf(place))
  return kept === null ? null : (JSON.parse(kept) as Draft)
}

/** Drafts of former days that do not tell whose they are must be shown to nobody. */
export function forgetNobodys(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('note-draft:/')) localStorage.removeItem(key)
}

/** Once it is saved; what another tab has left here meanwhile stays. */
export function forgetDraft(place: NotePlace, text: string): void {
  if (readDraft(place)?.text === text) localStorage.removeItem(keyOf(place))
}
