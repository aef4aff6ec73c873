import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'

/** By which everything that shows answers learns that they changed. */
export const ANSWERS = 'lesson-answers'

export async function unpublish(tx: Tx, house: House, questionId: number): Promise<boolean> {
  const gone = await tx
    .deleteFrom('lesson_answers')
    .where('question_id', '=', questionId)
    .returning('id')
    .executeTakeFirst()
  if (gone) await house.pages.purge(tx, ANSWERS)
  return gone !== undefined
}
