import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { drawLottery } from '../actions/draw-lottery.ts'
import { readLottery } from '../read-lottery.server.ts'
import { LotteryScreen } from '../ui/lottery-screen.tsx'
import type { Route } from './+types/staff-lottery'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { lottery: await readLottery(actor, idOf(params.id)) }
}

const many = '当選者の人数を、1以上の整数で入力してください。'
const DrawForm = z.object({
  winners: z.coerce.number({ error: many }).int(many).min(1, many).max(100_000, many),
})

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    await drawLottery(actor, id, readBody(actor.body, DrawForm).winners)
    return flash(
      actor,
      href('/staff/campaigns/:id/lottery', { id: String(id) }),
      '抽選しました。当選した会員にメールでお知らせしています。',
    )
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.lottery.name ?? ''}の抽選`)

export default function StaffLottery({ loaderData, actionData }: Route.ComponentProps) {
  return <LotteryScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}
