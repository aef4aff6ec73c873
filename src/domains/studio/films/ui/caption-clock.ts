/** 「1:02.300」, as it is shown and may be typed. */
export function clockOf(ms: number): string {
  const rest = (ms % 60_000) / 1000
  const minutes = Math.floor(ms / 60_000)
  return `${minutes}:${rest.toFixed(3).padStart(6, '0')}`
}

/** What somebody typed as a time: 「62.3」「1:02.3」「0:01:02」; null for anything else. */
export function msOfClock(text: string): number | null {
  const parts = text.normalize('NFKC').trim().split(':')
  if (
    parts.length > 3 ||
    !parts.every((part, index) => (index === parts.length - 1 ? /^\d+(\.\d+)?$/ : /^\d+$/).test(part))
  )
    return null
  return Math.round(parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1000)
}
