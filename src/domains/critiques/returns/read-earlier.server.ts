import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { formatDay } from '#platform/tokyo.ts'
import { listEarlier } from './desk-queries.ts'

/** What a teacher gave back to the same learner before. */
export async function readEarlier(
  { db, memberId, now }: Actor,
  of: { id: number; studentId: number; teacherId: number },
) {
  const rows = await listEarlier(db, { viewerId: memberId, now }, of)
  return rows.map(({ id, asked, words, returnedAt }) => ({
    ...{ id, asked, words },
    returnedOn: formatDay(returnedAt),
    to: href('/user_corrected_works/:id', { id: String(id) }),
  }))
}
export type EarlierCritique = Awaited<ReturnType<typeof readEarlier>>[number]
