import { asker } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { CorrectionSlider } from '#ui/correction-slider.tsx'
import { readCampaign } from '../read-campaign.server.ts'
import { CampaignHero } from '../ui/campaign-hero.tsx'
import { Benefits, NoticeBlock, Overview, Questions, Samples } from '../ui/campaign-sections.tsx'
import { TeacherChoice } from '../ui/teacher-choice.tsx'
import type { Route } from './+types/campaign'

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = params.id === undefined ? undefined : idOf(params.id)
  const data = await readCampaign(asker(context), id)
  return id !== undefined && !data.campaign ? notFound() : data
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.campaign?.title ?? '添削企画')

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  const { campaign, notice, corrections, samples } = loaderData
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 pb-16 md:gap-20 md:px-6">
      {campaign ? (
        <CampaignHero campaign={campaign} />
      ) : (
        <div className="pt-10">
          <EmptyState title="現在受付中の添削企画はありません" />
        </div>
      )}
      <Benefits />
      {notice && <NoticeBlock {...notice} />}
      {campaign && <TeacherChoice campaign={campaign} />}
      {campaign && <Overview campaign={campaign} />}
      <CorrectionSlider items={corrections} heading="自分の添削" />
      <Samples samples={samples} />
      <Questions />
    </div>
  )
}
