import type { Reader } from '#platform/db.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { findNewestRecord } from './queries.ts'

export type StudentStanding = Awaited<ReturnType<typeof readStudent>>

/** The discount of who is a student, or why it was taken away; null for who never was one. */
export async function readStudent(db: Reader, memberId: number, now: Date) {
  const record = await findNewestRecord(db, memberId)
  if (!record) return null
  const { decision, reason, expires_on: expiresOn } = record
  const state = decision === 'revoked' ? 'revoked' : expiresOn < dayKey(now) ? 'over' : 'active'
  return { state, until: formatDayKey(expiresOn), reason, isChecked: decision !== null } as const
}
