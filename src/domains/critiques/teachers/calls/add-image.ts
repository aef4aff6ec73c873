import { z } from 'zod'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { idField, readBody } from '#platform/forms.ts'
import { addImage } from '../actions/change-images.ts'

/** What is no teacher at all is not there. */
const ImageForm = z.object({ correctional_teacher_id: idField.catch(0) })

export default async function (ask: CallAsk) {
  const { correctional_teacher_id } = readBody(ask.body, ImageForm)
  return { id: await addImage(actorOf(ask), correctional_teacher_id, ask.body.files.image?.[0]?.bytes) }
}
