import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { refusal } from '../../refusals.ts'
import { saveNote } from '../actions/save-note.ts'
import { NoteForm } from '../forms.ts'
import { noteOf } from '../note-of.ts'

export default async function (ask: CallAsk) {
  const { actor, of } = await noteOf(ask)
  const { content, version: restsOn, asides } = readBody(ask.body, NoteForm)
  const { newer, ...saved } = await saveNote(actor, of, { content, restsOn, asides })
  if (!newer) return { success: true, ...saved }
  const { status, message: error } = refusal('newer-note')
  return Answer.json(status, { success: false, error, note: newer })
}
