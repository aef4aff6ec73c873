import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { saveNote } from '../actions/save-note.ts'
import { findCurriculum } from '../queries/subjects.ts'
import { NoteForm } from '../forms.ts'
import { writtenOn } from '../note-mark.ts'
import { mustFollow } from '../watch-right.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const curriculum = await findCurriculum(ask.house, idOf(ask.params.id))
  mustFollow(ask, curriculum)
  const { content } = readBody(ask.body, NoteForm)
  await saveNote(actor, { curriculumId: curriculum.curriculumId }, content, writtenOn(ask.headers))
  return { success: true }
}
