import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { flash, type Flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { book } from '../actions/book.ts'
import { close } from '../actions/close.ts'
import { extend } from '../actions/extend.ts'
import { refundTicket } from '../actions/refund-ticket.ts'
import { answerMember, markSeen } from '../actions/send-message.ts'
import { StaffForm } from '../forms.ts'
import { readStaffTicket } from '../read-board.server.ts'
import { StaffTicketScreen } from '../ui/staff-ticket-screen.tsx'
import type { Route } from './+types/staff-coaching-ticket'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { ticket: await readStaffTicket(staffActor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const said = await change(actor, id, readBody(actor.body, StaffForm))
    return flash(actor, href('/staff/coaching_tickets/:id', { id: String(id) }), said)
  })
}

async function change(actor: Actor, id: number, form: StaffForm): Promise<string | Flash> {
  if (form.act === 'refund')
    return refunds[await refundTicket(actor, id, { key: form.key, reason: form.refund_reason })]
  if (form.act === 'book') {
    const startsAt = new Date(`${form.day}T${form.time}:00+09:00`)
    await book(actor, id, { startsAt, coachId: form.coach_id, place: form.place })
  } else if (form.act === 'close') await close(actor, id, { outcome: form.outcome, reason: form.close_reason })
  else if (form.act === 'extend') await extend(actor, id, form.until, form.extend_reason)
  else if (form.act === 'message') await answerMember(actor, id, form)
  else await markSeen(actor, id)
  return SAID[form.act]
}

const SAID: Record<Exclude<StaffForm['act'], 'refund'>, string> = {
  book: '日時を決め、会員とコーチにメールでお知らせしました。',
  close: '結果を記録しました。',
  extend: '有効期限を延長し、会員にメールでお知らせしました。',
  message: 'メッセージを送り、会員にメールでお知らせしました。',
  seen: '確認済みにしました。',
}
const refunds: Record<'done' | 'started' | 'declined', string | Flash> = {
  done: '全額を返金しました。',
  started: '返金を受け付けました。決済会社の回答を確認しだい、完了します。',
  declined: { tone: 'trouble', sentence: '決済会社が返金を承認しませんでした。返金は行われていません。' },
}

export const meta: Route.MetaFunction = ({ matches, params }) => pageTitle(matches, `チケット No.${params.id}`)

export default function StaffCoachingTicket({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffTicketScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
