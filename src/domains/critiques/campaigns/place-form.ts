import { z } from 'zod'
import type { CallAsk } from '#platform/ask.ts'
import { idField, readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import type { Place } from './terms.ts'

const TeacherForm = z.object({ teacher_id: idField.catch(0) })

/** The campaign of the address, and the teacher that is named; what is no teacher is not there. */
export const placeOf = (ask: CallAsk): Place => ({
  campaignId: idOf(ask.params.id),
  teacherId: readBody(ask.body, TeacherForm).teacher_id,
})
