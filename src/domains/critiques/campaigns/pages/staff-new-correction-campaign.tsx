import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { saveCampaign } from '../actions/save-campaign.ts'
import { CampaignForm } from '../forms.ts'
import { readNewCampaign } from '../read-staff.server.ts'
import { CampaignEditor } from '../ui/campaign-editor.tsx'
import type { Route } from './+types/staff-new-correction-campaign'

export async function loader({ context }: Route.LoaderArgs) {
  return readNewCampaign(staffActor(context))
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, CampaignForm)
    const id = await saveCampaign(actor, null, form, actor.body.files)
    const said = form.act === 'publish' ? '企画を公開しました。' : '下書きを保存しました。'
    return flash(actor, href('/staff/correction_campaigns/:id', { id: String(id) }), said)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削企画の作成')

export default function NewCorrectionCampaign({ loaderData, actionData }: Route.ComponentProps) {
  return <CampaignEditor title="添削企画の作成" campaign={loaderData} trouble={actionData?.trouble ?? null} />
}
