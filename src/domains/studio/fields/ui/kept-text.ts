/** What was typed into a field and is not known to be saved, with the text that it rests on. */
export type KeptText = { text: string; base: string }

export type FieldOf = { courseId: number; part: string; partId: number; field: string }

/** Each member of staff finds only what is their own. */
export type Place = FieldOf & { memberId: number | null }

const keyOf = ({ courseId, part, partId, field, memberId }: Place) =>
  `studio-field:${memberId}:${courseId}:${part}:${partId}:${field}`

export function keepText(place: Place, kept: KeptText): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(kept))
  } catch {
    // A full or forbidden store must not stop the writing.
  }
}

export function readText(place: Place): KeptText | null {
  const kept = localStorage.getItem(keyOf(place))
  return kept === null ? null : (JSON.parse(kept) as KeptText)
}

export const forgetText = (place: Place): void => localStorage.removeItem(keyOf(place))
