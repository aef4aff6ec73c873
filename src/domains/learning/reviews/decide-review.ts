import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../refusals.ts'
import { addVoice, decideReview, lockReview } from './staff-queries.ts'

/** Counts in the stars of its course from now on; under a name it stands among the voices too. */
export function approveReview(actor: Actor, id: number, voiceName: string): Promise<void> {
  const { db, memberId: by, now } = actor
  return db.transaction().execute(async (tx) => {
    const review = orNotFound(await lockReview(tx, id))
    if (review.approvedAt) refuse('review-decided')
    await decideReview(tx, id, { approvedAt: now, refusedAt: null, reason: '', by })
    const { content, courseId } = review
    if (voiceName !== '') await addVoice(tx, { name: voiceName, content, courseId, at: review.writtenAt })
    await writeAudit(tx, actor, 'learning.review-approved', review.memberId, { review: id })
  })
}

/** Is not shown and does not count, and it stands written why; also takes an approval back. */
export function refuseReview(actor: Actor, id: number, reason: string): Promise<void> {
  const { db, memberId: by, now } = actor
  return db.transaction().execute(async (tx) => {
    const review = orNotFound(await lockReview(tx, id))
    if (review.refusedAt) refuse('review-decided')
    await decideReview(tx, id, { approvedAt: null, refusedAt: now, reason, by })
    await writeAudit(tx, actor, 'learning.review-refused', review.memberId, { review: id, reason })
  })
}
