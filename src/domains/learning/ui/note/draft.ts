/** What was written, and the mark of the saved note that it was written on. */
type Draft = { text: string; base: number }

export const LEFT_HERE = '――― この端末に残っていた書きかけ ―――'

const keyOf = (path: string) => `note-draft:${path}`

export function keepDraft(path: string, draft: Draft): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(draft))
  } catch {
    // A full or forbidden store must not stop the writing.
  }
}

export function forgetDraft(path: string): void {
  localStorage.removeItem(keyOf(path))
}

export function restoreDraft(path: string, saved: string): string | null {
  const kept = localStorage.getItem(keyOf(path))
  return kept === null ? null : mergeDraft(JSON.parse(kept) as Draft, saved)
}

/** The draft stands if the note is still the one it was written on; else it is put below what came in between. */
export function mergeDraft({ text, base }: Draft, saved: string): string {
  if (base === markOf(saved) || saved === '') return text
  return saved.includes(text) ? saved : `${saved}\n\n${LEFT_HERE}\n${text}`
}

/** Tells one text from another without keeping it a second time. */
export function markOf(text: string): number {
  let mark = text.length
  for (let at = 0; at < text.length; at++) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0
  return mark
}
