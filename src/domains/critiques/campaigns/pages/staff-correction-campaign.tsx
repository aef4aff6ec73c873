import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { saveCampaign } from '../actions/save-campaign.ts'
import { CampaignForm } from '../forms.ts'
import { readEdited } from '../read-staff.server.ts'
import { CampaignEditor } from '../ui/campaign-editor.tsx'
import type { Route } from './+types/staff-correction-campaign'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readEdited(staffActor(context), idOf(params.id))
}

/** Also after a refusal: what another editor has kept meanwhile stands beside what was typed. */
export const shouldRevalidate = () => true

const said = {
  save: '保存しました。',
  publish: '企画を公開しました。',
  withdraw: '公開をやめ、下書きに戻しました。',
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, CampaignForm)
    await saveCampaign(actor, id, form, actor.body.files)
    return flash(actor, href('/staff/correction_campaigns/:id', { id: String(id) }), said[form.act])
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.values.title ?? '添削企画')

export default function CorrectionCampaign({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <CampaignEditor
      key={loaderData.id}
      title={loaderData.values.title!}
      campaign={loaderData}
      trouble={actionData?.trouble ?? null}
    />
  )
}
