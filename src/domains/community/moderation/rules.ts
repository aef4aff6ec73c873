import type { Act } from './terms.ts'

type Standing = { hidden_at: Date | null; waits_since: Date | null }

/** What can be decided of something as it stands. */
export function actsOf({ hidden_at, waits_since }: Standing): Act[] {
  if (waits_since) return ['approve', 'hide', 'delete', 'bar']
  if (hidden_at) return ['restore', 'hide', 'delete', 'bar']
  return ['keep', 'warn', 'hide', 'delete', 'bar']
}

/** 「3日」「5時間」「12分」: how long something has waited. */
export function waitedWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000))
  if (minutes < 60) return `${minutes}分`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours}時間` : `${Math.floor(hours / 24)}日`
}
