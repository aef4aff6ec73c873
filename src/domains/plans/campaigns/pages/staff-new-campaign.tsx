import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { saveCampaign } from '../actions/save-campaign.ts'
import { CampaignForm } from '../campaign-form.ts'
import { CampaignScreen } from '../ui/campaign-screen.tsx'
import type { Route } from './+types/staff-new-campaign'

export async function loader({ context }: Route.LoaderArgs) {
  staffActor(context)
  return null
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const id = await saveCampaign(actor, null, readBody(actor.body, CampaignForm), actor.body.files)
    return flash(actor, href('/staff/campaigns/:id', { id: String(id) }), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'キャンペーンの作成')

const empty = { kind: 'first_month' }
const noPictures = { image: null, pc_banner: null, sp_banner: null }

export default function NewCampaign({ actionData }: Route.ComponentProps) {
  return (
    <CampaignScreen
      title="キャンペーンの作成"
      values={empty}
      phase="new"
      pictures={noPictures}
      trouble={actionData?.trouble ?? null}
    />
  )
}
