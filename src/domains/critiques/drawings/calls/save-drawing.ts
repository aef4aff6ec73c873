import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { refuse } from '../../refusals.ts'
import { saveDrawing } from '../actions/save-drawing.ts'
import { SaveForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const revision = await saveDrawing(actorOf(ask), idOf(ask.params.id), () => {
    const form = readBody(ask.body, SaveForm)
    return { ...form, bytes: ask.body.files.drawing?.[0]?.bytes ?? refuse('bad-drawing') }
  })
  return { success: true, revision }
}
