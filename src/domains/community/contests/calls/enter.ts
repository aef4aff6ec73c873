import { href } from 'react-router'
import { z } from 'zod'
import { hasSubscription } from '#domains/plans/index.ts'
import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { flag, readNothing } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { mustNotBeBarred } from '../../bars/must-not-be-barred.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { enter } from '../actions/enter.ts'
import { mustBePublished } from '../read-contest.server.ts'
import { whyCannotEnter } from '../rules.ts'

const Declared = z.object({
  illust_contest_applicant: z.object({
    not_using_ai: z.union([z.literal(true), z.enum(['1', 'true'])]),
    shows_name: flag.optional().catch(false),
  }),
})

export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const contest = await mustBePublished(ask, idOf(ask.params.id))
  await mustNotBeBarred(actor)
  const isSubscribed = hasSubscription(actor.member, ask.now)
  refuseIf(whyCannotEnter(contest, { isSubscribed, isJudge: false }, ask.now))
  readNothing(ask.body)
  const declared = Declared.safeParse(ask.body.fields)
  if (!declared.success) return refuse('ai-not-declared')
  const [image] = ask.body.files['illust_contest_applicant[work_image]'] ?? []
  if (!image) return refuse('work-wrong')
  const { shows_name: showsName = false } = declared.data.illust_contest_applicant
  await enter(actor, contest.id, { bytes: image.bytes, showsName })
  const path = href('/illust_contests/:id/illust_contest_applicants/created', { id: String(contest.id) })
  return ask.headers.accept?.includes('text/html') ? Answer.seeOther(path) : { success: true, path }
}
