const LOOKED_BACK_MS = 15_000
const SURE_AFTER_MS = 2_000

/** Tells from what went out in the last seconds how many seconds the rest takes; null as long as that is a guess. */
export function clockFor(total: number) {
  let seen: { at: number; sent: number }[] = []
  return (sent: number, at: number): number | null => {
    const [last] = seen.slice(-1)
    // A part that is lost goes out again: what was known of the speed is not true of it.
    if (last && sent < last.sent) seen = []
    seen = [...seen.filter((one) => at - one.at <= LOOKED_BACK_MS), { at, sent }]
    const first = seen[0]!
    const [ms, bytes] = [at - first.at, sent - first.sent]
    return ms >= SURE_AFTER_MS && bytes > 0 ? ((total - sent) / bytes) * (ms / 1000) : null
  }
}

/** 「残り約3分」 */
export function spokenTimeLeft(seconds: number): string {
  if (seconds < 10) return 'まもなく終わります'
  if (seconds < 55) return `残り約${Math.ceil(seconds / 10) * 10}秒`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `残り約${Math.max(minutes, 1)}分`
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `残り約${hours}時間${rest ? `${rest}分` : ''}`
}
