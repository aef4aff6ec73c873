import type { Reader, Tx } from '#platform/db.ts'

/** False when this learner has written one already. */
export async function insertReview(
  db: Reader,
  review: { member_id: number; course_id: number; rating: number; content: string; written_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('course_reviews')
    .values(review)
    .onConflict((conflict) => conflict.constraint('course_reviews_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertReviewDecline(db: Reader, memberId: number, courseId: number, now: Date): Promise<void> {
  const decline = { member_id: memberId, course_id: courseId, declined_at: now }
  await db
    .insertInto('review_declines')
    .values(decline)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Of who leaves the stars that count stay, so that a course keeps what it was given; words, and what staff have not approved, go. */
export async function forgetReviewer(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom('course_reviews').where('member_id', '=', memberId).where('approved_at', 'is', null).execute()
  await tx.updateTable('course_reviews').set({ content: '' }).where('member_id', '=', memberId).execute()
}
