import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { saveDraft } from '../actions/save-draft.ts'
import { DraftForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  return {
    success: true,
    version: await saveDraft(actorOf(ask), idOf(ask.params.id), () => readBody(ask.body, DraftForm)),
  }
}
