/** A steady number for a name (FNV-1a), so that every start draws the same world. */
export function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}

export function pick<T>(choices: readonly [T, ...T[]], seed: number): T {
  return choices[seed % choices.length] ?? choices[0]
}
