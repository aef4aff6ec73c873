import { href } from 'react-router'
import { actor, type Actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { giveBack } from '../actions/give-back.ts'
import { changeWish, removePicture } from '../actions/change-wish.ts'
import { writeToStaff } from '../actions/send-message.ts'
import { OwnForm } from '../forms.ts'
import { picturesIn } from '../pictures.ts'
import { readTicket } from '../read-tickets.server.ts'
import { TicketScreen } from '../ui/ticket-screen.tsx'
import type { Route } from './+types/ticket'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { ticket: await readTicket(actor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const asking = actor(context)
  const id = idOf(params.id)
  await readTicket(asking, id)
  return pageForm(asking, async () => {
    const form = readBody(asking.body, OwnForm)
    await change(asking, id, form)
    return flash(asking, href('/personal_coachings/:id', { id: String(id) }), SAID[form.act])
  })
}

function change(asking: Actor, id: number, form: OwnForm): Promise<void> {
  if (form.act === 'wish') return changeWish(asking, id, form.wish, picturesIn(asking.body))
  if (form.act === 'remove-picture') return removePicture(asking, id, form.position)
  if (form.act === 'message') return writeToStaff(asking, id, form)
  return giveBack(asking, id)
}

const SAID: Record<OwnForm['act'], string> = {
  wish: '相談したいことを保存しました。コーチが事前に確認します。',
  'remove-picture': '画像を削除しました。',
  message: 'スタッフにメッセージを送りました。お返事は、このページとメールでお知らせします。',
  'give-back': '予約を取り消しました。あらためて、ご都合のよい日時をお知らせください。',
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageTitle(matches, `個人コーチングのチケット No.${params.id}`)

export default function TicketRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TicketScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
