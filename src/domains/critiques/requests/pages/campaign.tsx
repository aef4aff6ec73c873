import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { readCampaign } from '../read-campaign.server.ts'
import { CampaignView } from '../ui/campaign-view.tsx'
import type { Route } from './+types/campaign'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = params.id === undefined ? undefined : idOf(params.id)
  const data = await readCampaign(asker(context), id)
  return id !== undefined && !data.campaign ? notFound() : data
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.campaign?.title ?? '添削企画')

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  return <CampaignView {...loaderData} />
}
