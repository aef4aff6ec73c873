import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { Level } from '#ui/levels.ts'
import { findOption, removeAnswer, setAnswer, setLevel, setPutOff } from '../queries.ts'
import { refuse } from '../refusals.ts'
import type { SurveyKind } from '../terms.ts'

type Picked = { id: number; questionType: SurveyKind; value: boolean }

/** An option is picked or taken back. Of a question with one answer the slot is the question's, of the others the option's. */
export async function answerOption({ db, memberId, now }: Actor, { id, questionType, value }: Picked): Promise<void> {
  const option = orNotFound(await findOption(db, id))
  if (option.kind !== questionType) return refuse('wrong-answer')
  const answer = { memberId, surveyId: option.surveyId, slot: questionType === 'radio' ? 0 : id, optionId: id }
  if (value) await setAnswer(db, answer, now)
  else await removeAnswer(db, answer)
}

export const chooseLevel = ({ db, memberId }: Actor, level: Level): Promise<void> => setLevel(db, memberId, level)

export const putOffSurvey = ({ db, memberId, now }: Actor): Promise<void> => setPutOff(db, memberId, now)
