export type Part = { start: number; end: number }

/** The part that a Range header asks for; null when it asks for all, or in a way that may be ignored. */
export function readRange(header: string | undefined, size: number): Part | null | 'none' {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (!asked || (!asked[1] && !asked[2])) return null
  const [first, last] = [asked[1], asked[2]]
  if (!first) {
    const length = Math.min(Number(last), size)
    return length > 0 ? { start: size - length, end: size - 1 } : 'none'
  }
  const part = { start: Number(first), end: last ? Math.min(Number(last), size - 1) : size - 1 }
  if (last && Number(last) < part.start) return null
  return part.start < size ? part : 'none'
}
