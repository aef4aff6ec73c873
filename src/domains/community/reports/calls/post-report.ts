import { href } from 'react-router'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { Answer } from '#platform/answer.ts'
import { readBody } from '#platform/forms.ts'
import { mustNotBeBarred } from '../../bars/must-not-be-barred.ts'
import { refuse } from '../../refusals.ts'
import { postReport } from '../actions/post-report.ts'
import { PostForm } from '../forms.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  await mustNotBeBarred(actor)
  const { illust_report, send_key: sendKey = null } = readBody(ask.body, PostForm)
  const { lesson_id: lessonId = null, ...words } = illust_report
  const [image] = ask.body.files['illust_report[image]'] ?? []
  if (!image) return refuse('image-missing')
  const id = await postReport(actor, { ...words, lessonId, sendKey, image: image.bytes })
  const path = href('/illust_reports/:id', { id: String(id) })
  // A form that was sent without a script is led there.
  return ask.headers.accept?.includes('text/html') ? Answer.seeOther(path) : { success: true, id, path }
}
