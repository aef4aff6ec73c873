import type { TargetType } from '../cases/queries.ts'
import type { Act } from './terms.ts'

type Standing = {
  member_id: number | null
  image_key: string | null
  hidden_at: Date | null
  waits_since: Date | null
}

/** What can be decided of something as it stands. */
export function actsOf(type: TargetType, { member_id, image_key, hidden_at, waits_since }: Standing): Act[] {
  if (type === 'profile') return ['keep', 'warn', 'reset-name', ...(image_key ? (['reset-picture'] as const) : [])]
  // Nobody can be warned or barred for what the school itself shows.
  if (member_id === null) return [hidden_at ? 'restore' : 'keep', 'hide', 'delete']
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
