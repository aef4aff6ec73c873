import { href } from 'react-router'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { closeCampaign } from '../actions/close-campaign.ts'
import { mustBeComing, saveCampaign } from '../actions/save-campaign.ts'
import { readCampaign } from '../read-campaigns.server.ts'
import { CampaignForm } from '../campaign-form.ts'
import { CampaignScreen } from '../ui/campaign-screen.tsx'
import type { Route } from './+types/staff-campaign'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context, 'admin')
  const done = actor.url.searchParams.has('saved')
    ? '保存しました。'
    : actor.url.searchParams.has('closed')
      ? '終了しました。'
      : null
  return { done, ...(await readCampaign(actor, idOf(params.id))) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context, 'admin')
  const id = idOf(params.id)
  const path = href('/staff/campaigns/:id', { id: String(id) })
  return pageForm(actor, async () => {
    if (actor.body.fields.intent === 'close') {
      await closeCampaign(actor, id)
      return seeOther(`${path}?closed=1`)
    }
    await mustBeComing(actor, id)
    await saveCampaign(actor, id, readBody(actor.body, CampaignForm), actor.body.files)
    return seeOther(`${path}?saved=1`)
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.values.name ?? 'キャンペーン')

export default function Campaign({ loaderData, actionData }: Route.ComponentProps) {
  const { values, phase, pictures, done } = loaderData
  return (
    <CampaignScreen
      {...{ values, phase, pictures, done }}
      title={values.name ?? ''}
      trouble={actionData?.trouble ?? null}
    />
  )
}
