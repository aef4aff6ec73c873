import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { invalid } from '#platform/refusal.ts'
import { insertQuit, listQuitReasons } from './queries.ts'
import { whatIsWrong } from './rules.ts'
import type { QuitAnswers } from './terms.ts'

/** Who leaves, as the machine found and locked them. */
type Leaving = { memberId: number; state: string; planId: number | null; term: { id: number } | null }

/** Checks the answers of a member who quits (422) and keeps them, in the transaction that changes the state. */
export async function storeQuit(tx: Tx, actor: Actor, standing: Leaving, answers: QuitAnswers): Promise<void> {
  const reasons = await listQuitReasons(tx, actor.now)
  const { memberId, state, planId, term } = standing
  if (answers.planId !== undefined && answers.planId !== planId)
    throw invalid({ subscription_id: ['プランを確認してください。'] })
  const wrong = whatIsWrong(answers, reasons)
  if (wrong) throw invalid(wrong)
  if (planId === null) throw new Error(`member ${memberId} quits and has no plan`)
  await insertQuit(tx, { memberId, termId: term?.id ?? null, planId, state, at: actor.now }, answers, reasons)
}
