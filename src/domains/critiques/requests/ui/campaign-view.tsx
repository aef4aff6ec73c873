import { href } from 'react-router'
import { CorrectionSlider } from '#ui/correction-slider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { CampaignPageData } from '../read-campaign.server.ts'
import { CampaignHero } from './campaign-hero.tsx'
import { Benefits, NoticeBlock, Overview, Questions, Samples } from './campaign-sections.tsx'
import { TeacherChoice } from './teacher-choice.tsx'

/** The page of a campaign, for members and visitors, and for staff who look at it before. */
export function CampaignView({ campaign, notice, corrections, samples }: CampaignPageData) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 pb-16 md:gap-20 md:px-6">
      {campaign ? (
        <CampaignHero campaign={campaign} />
      ) : (
        <div className="pt-10">
          <SectionHeading level={1} flush>
            添削企画
          </SectionHeading>
          <EmptyState title="現在受付中の添削企画はありません" />
        </div>
      )}
      <Benefits />
      {notice && <NoticeBlock {...notice} />}
      {campaign && <TeacherChoice campaign={campaign} />}
      {campaign && <Overview campaign={campaign} />}
      <CorrectionSlider items={corrections} heading="自分の添削" allPath={href('/user_corrected_works')} />
      <Samples samples={samples} />
      <Questions />
    </div>
  )
}
