import { markOf } from '../../note-mark.ts'

/** What was written, and the marks of the saved notes that it was written on: the one known, and one on its way. */
type Draft = { text: string; bases: number[] }

export const LEFT_HERE = '――― この端末に残っていた書きかけ ―――'

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

export function forgetDraft(place: NotePlace): void {
  localStorage.removeItem(keyOf(place))
}

export function restoreDraft(place: NotePlace, saved: string): string | null {
  forgetNobodys()
  const kept = localStorage.getItem(keyOf(place))
  return kept === null ? null : mergeDraft(JSON.parse(kept) as Draft, saved)
}

/** Drafts of former days that do not tell whose they are must be shown to nobody. */
function forgetNobodys(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith('note-draft:/')) localStorage.removeItem(key)
}

/** The draft stands if the note is still one it was written on; else it is put below what came in between. */
export function mergeDraft({ text, bases }: Draft, saved: string): string {
  if (bases.includes(markOf(saved)) || text.includes(saved)) return text
  return saved.includes(text) ? saved : `${saved}\n\n${LEFT_HERE}\n${text}`
}
