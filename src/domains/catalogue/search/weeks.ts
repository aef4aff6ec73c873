const DAY = 86_400_000

/** The Monday of the week in which a day lies, both as `2026-11-23`. */
export function weekOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * DAY).toISOString().slice(0, 10)
}
