import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { saveNote } from '../actions/save-note.ts'
import { findCourse } from '../queries/subjects.ts'
import { NoteForm } from '../forms.ts'
import { writtenOn } from '../note-mark.ts'
import { mustWatch } from '../watch-right.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const course = await findCourse(ask.house, idOf(ask.params.id))
  await mustWatch(ask, course)
  const { content } = readBody(ask.body, NoteForm)
  await saveNote(actor, { courseId: course.courseId }, content, writtenOn(ask.headers))
  return { success: true }
}
