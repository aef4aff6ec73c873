import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idField, readNothing } from '#platform/forms.ts'
import { answerOption, chooseLevel } from '../actions/answer.ts'
import { refuse } from '../refusals.ts'
import { memberLevels, surveyKinds } from '../terms.ts'

const tick = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
const OptionForm = z.discriminatedUnion('questionType', [
  z.object({ questionType: z.enum(surveyKinds), id: idField, value: tick }),
  z.object({ questionType: z.literal('userlevel'), value: z.enum(memberLevels) }),
])

export default async function updateOption(ask: CallAsk) {
  const actor = actorOf(ask)
  readNothing(ask.body)
  const { data } = OptionForm.safeParse(ask.body.fields)
  if (!data) return refuse('wrong-answer')
  if (data.questionType === 'userlevel') await chooseLevel(actor, data.value)
  else await answerOption(actor, data)
  return { success: true, error: null }
}
