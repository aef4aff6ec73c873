import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { reinstate, suspend, takeBackReward } from '../actions/manage-ambassador.ts'
import { readAmbassador } from '../read-staff.server.ts'
import { ManageForm } from '../staff-form.ts'
import { StaffAmbassadorScreen } from '../ui/staff-ambassador-screen.tsx'
import type { Route } from './+types/staff-ambassador'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { ambassador: await readAmbassador(staffActor(context), params.id) }
}

const done = {
  suspend: '停止しました。理由をメールでお知らせしました。',
  reinstate: '停止を解除しました。',
  cancel: '報酬を取り消しました。理由をメールでお知らせしました。',
} as const

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, ManageForm)
    if (form.act === 'suspend') await suspend(actor, id, form.suspend_reason)
    else if (form.act === 'reinstate') await reinstate(actor, id)
    else await takeBackReward(actor, id, form.reward, form.cancel_reason)
    return flash(actor, href('/staff/ambassadors/:id', { id: String(id) }), done[form.act])
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.ambassador.name ?? ''}さん（アンバサダー）`)

export default function StaffAmbassador({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffAmbassadorScreen {...loaderData.ambassador} trouble={actionData?.trouble ?? null} />
}
