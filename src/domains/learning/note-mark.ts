/** Tells one text of a note from another without keeping or sending it a second time. */
export function markOf(text: string): number {
  let mark = text.length
  for (let at = 0; at < text.length; at++) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0
  return mark
}

/** The header by which a save tells on which text it was written. */
export const WRITTEN_ON = 'x-written-on'

/** That text's mark, or null where a save does not tell. */
export function writtenOn(headers: Record<string, string | undefined>): number | null {
  const told = headers[WRITTEN_ON]
  return told ? Number(told) : null
}
