const LEAST_SECONDS = 5 * 60

/** 「あと3日」「あと5時間12分」「あと9分30秒」; nothing when less than five minutes remain. */
export function countdown(revisesAt: Date, now: Date): string | null {
  const seconds = Math.floor((revisesAt.getTime() - now.getTime()) / 1000)
  if (seconds < LEAST_SECONDS) return null
  const days = Math.floor(seconds / 86_400)
  if (days >= 1) return `あと${days}日`
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return hours >= 1 ? `あと${hours}時間${minutes}分` : `あと${minutes}分${seconds % 60}秒`
}
