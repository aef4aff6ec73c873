import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { type TrialQuestion, usualQuestions } from './terms.ts'

const TAG = 'trial_questions'

/** The seven, as staff wrote them or as the house has them by itself. */
export const trialQuestions = (house: Pick<House, 'pages' | 'db'>): Promise<readonly TrialQuestion[]> =>
  house.pages.remember('trial-questions', [TAG], () => listQuestions(house.db))

async function listQuestions(db: Reader): Promise<TrialQuestion[]> {
  const written = await db.selectFrom('trial_questions').select(['position', 'title', 'body']).execute()
  return usualQuestions.map((usual) => written.find(({ position }) => position === usual.position) ?? usual)
}

export async function putQuestion(tx: Tx, { pages }: Pick<House, 'pages'>, question: TrialQuestion): Promise<void> {
  const { title, body } = question
  await tx
    .insertInto('trial_questions')
    .values(question)
    .onConflict((conflict) => conflict.column('position').doUpdateSet({ title, body }))
    .execute()
  await pages.purge(tx, TAG)
}
