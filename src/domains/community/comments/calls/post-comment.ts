import { actorOf, type CallAsk } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { mustNotBeBarred } from '../../bars/must-not-be-barred.ts'
import { mustSee } from '../../reports/must-see.ts'
import { refuse } from '../../refusals.ts'
import { postComment } from '../actions/post-comment.ts'
import { CommentForm } from '../forms.ts'
import { findComment } from '../queries.ts'
import { shownComment } from '../shown.ts'

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const report = await mustSee(ask, idOf(ask.params.id))
  await mustNotBeBarred(actor)
  if (report.comment_status === 'refused') refuse('comments-refused')
  const { illust_report_comment, send_key: sendKey = null } = readBody(ask.body, CommentForm)
  const [image] = ask.body.files['illust_report_comment[image]'] ?? []
  const { content } = illust_report_comment
  const id = await postComment(actor, report.id, { content, image: image?.bytes ?? null, sendKey })
  const comment = orNotFound(await findComment(ask.db, id, actor.memberId))
  return { success: true, ...shownComment(ask, comment, { ownerId: report.member_id, isLastPage: false }) }
}
