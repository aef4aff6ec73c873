import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { readPreview } from '../read-campaign.server.ts'
import { CampaignView } from '../ui/campaign-view.tsx'
import type { Route } from './+types/preview'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readPreview(staffActor(context), idOf(params.id))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削企画のプレビュー')

/** The page itself, to look at: nothing on it can be pressed. */
export default function Preview({ loaderData }: Route.ComponentProps) {
  return (
    <div inert>
      <CampaignView {...loaderData} />
    </div>
  )
}
