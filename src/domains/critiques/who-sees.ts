import { sql } from 'kysely'
import { addDays } from '#platform/tokyo.ts'

/** A work is its owner's to see, and its teacher's until so long after it went back. */
const TEACHERS_DAYS = 90
export const seenBy = (viewerId: number, now: Date) => sql<boolean>`(w.member_id = ${viewerId} or (
  t.member_id = ${viewerId} and t.activated_at is not null and t.ended_at is null and w.cancelled_at is null
  and (w.corrected_at is null or w.corrected_at > ${addDays(now, -TEACHERS_DAYS)})))`
