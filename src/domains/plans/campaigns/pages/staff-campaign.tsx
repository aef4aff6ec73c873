import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { closeCampaign } from '../actions/close-campaign.ts'
import { mustBeComing, saveCampaign } from '../actions/save-campaign.ts'
import { readCampaign } from '../read-campaigns.server.ts'
import { CampaignForm } from '../campaign-form.ts'
import { CampaignScreen } from '../ui/campaign-screen.tsx'
import type { Route } from './+types/staff-campaign'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { ...(await readCampaign(actor, idOf(params.id))) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  const path = href('/staff/campaigns/:id', { id: String(id) })
  return pageForm(actor, async () => {
    if (actor.body.fields.intent === 'close') {
      await closeCampaign(actor, id)
      return flash(actor, path, '終了しました。')
    }
    await mustBeComing(actor, id)
    await saveCampaign(actor, id, readBody(actor.body, CampaignForm), actor.body.files)
    return flash(actor, path, '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.values.name ?? 'キャンペーン')

export default function Campaign({ loaderData, actionData }: Route.ComponentProps) {
  const { id, values, phase, pictures, compared } = loaderData
  const lotteryTo = values.kind === 'lottery' ? href('/staff/campaigns/:id/lottery', { id: String(id) }) : null
  return (
    <CampaignScreen
      {...{ values, phase, pictures, compared, lotteryTo }}
      title={values.name ?? ''}
      trouble={actionData?.trouble ?? null}
    />
  )
}
