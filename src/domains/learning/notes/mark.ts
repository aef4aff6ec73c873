/** Tells one text of a note from another without keeping it a second time. */
export function markOf(text: string): number {
  let mark = text.length
  for (let at = 0; at < text.length; at++) mark = (Math.imul(mark, 31) + text.charCodeAt(at)) | 0
  return mark
}
