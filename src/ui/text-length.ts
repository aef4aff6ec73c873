/** Counts as the server does: code points, a line break being one character whatever the system sends. */
export function textLength(text: string) {
  return [...text.replaceAll('\r\n', '\n')].length
}
