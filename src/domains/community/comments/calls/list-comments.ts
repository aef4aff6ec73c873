import type { CallAsk } from '#platform/ask.ts'
import { idOf, pageOfCall } from '#platform/ids.ts'
import { Answer } from '#platform/answer.ts'
import { mustSee } from '../../reports/must-see.ts'
import { readComments } from '../shown.ts'

export default async function (ask: CallAsk) {
  const report = await mustSee(ask, idOf(ask.params.id))
  return Answer.json(200, await readComments(ask, report, pageOfCall(ask.query)))
}
