const SLOT = 8
const HEADER = 24

/** Freezes a value of plain data all the way down, and says about how many bytes it takes. */
export function frozenSize(value: unknown): number {
  if (typeof value === 'string') return HEADER + 2 * value.length
  if (typeof value !== 'object' || value === null) return SLOT
  // What bytes stand in cannot be frozen, and needs no walk.
  if (ArrayBuffer.isView(value)) return HEADER + value.byteLength
  let bytes = HEADER
  if (value instanceof Map || value instanceof Set)
    for (const [key, entry] of value.entries()) bytes += 3 * SLOT + frozenSize(key) + frozenSize(entry)
  for (const part of Object.values(value)) bytes += SLOT + frozenSize(part)
  Object.freeze(value)
  return bytes
}
