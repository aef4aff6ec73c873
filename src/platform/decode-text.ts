/** The text of a file as it was saved: most are UTF-8, those of older Windows programs are not. */
export function decodeText(bytes: Uint8Array): string | null {
  for (const encoding of ['utf-8', 'shift_jis']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      continue
    }
  }
  return null
}
