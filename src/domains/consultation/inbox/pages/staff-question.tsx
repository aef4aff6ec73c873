import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { publishAnswer, takeDownAnswer } from '../actions/publish.ts'
import { handOver, release, takeBack } from '../actions/hand.ts'
import { answer } from '../actions/answer.ts'
import { assign, closeThread, markSeen } from '../actions/settle.ts'
import { InboxForm } from '../forms.ts'
import { readInboxThread } from '../read-inbox.server.ts'
import { InboxThreadScreen } from '../ui/inbox-thread.tsx'
import type { Route } from './+types/staff-question'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { thread: await readInboxThread(staffActor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, InboxForm)
    await change(actor, id, form)
    return flash(actor, href('/staff/questions/:id', { id: String(id) }) + actor.url.search, SAID[form.act])
  })
}

const SAID: Record<InboxForm['act'], string> = {
  answer: '回答を送信し、会員にメールでお知らせしました。',
  assign: '担当を変更しました。',
  close: 'やりとりを終了しました。',
  seen: '確認済みにしました。',
  hand: '先生に渡し、メールでお知らせしました。',
  'take-back': '運営が引き取りました。',
  release: '先生の回答を送信し、会員にメールでお知らせしました。',
  publish: '「みんなの質問」に公開しました。',
  unpublish: '公開を取り下げました。',
}

function change(actor: Actor, id: number, form: InboxForm): Promise<void> {
  if (form.act === 'answer') return answer(actor, id, form)
  if (form.act === 'assign') return assign(actor, id, form.assignee_id)
  if (form.act === 'close') return closeThread(actor, id, form.reason)
  if (form.act === 'seen') return markSeen(actor, id)
  return changeBeside(actor, id, form)
}

type Beside = Exclude<InboxForm, { act: 'answer' | 'assign' | 'close' | 'seen' }>

function changeBeside(actor: Actor, id: number, form: Beside): Promise<void> {
  if (form.act === 'hand') return handOver(actor, id, form.teacher_id)
  if (form.act === 'take-back') return takeBack(actor, id)
  if (form.act === 'release') return release(actor, id, { body: form.proposal, version: form.version })
  if (form.act === 'unpublish') return takeDownAnswer(actor, id)
  return publishAnswer(actor, id, { question: form.shown_question, answer: form.shown_answer })
}

export const meta: Route.MetaFunction = ({ matches, params }) => pageTitle(matches, `質問 No.${params.id}`)

export default function StaffQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { thread } = loaderData
  return (
    <InboxThreadScreen key={`${thread.id}:${thread.version}`} thread={thread} trouble={actionData?.trouble ?? null} />
  )
}
