import { href } from 'react-router'
import type { Shelf } from '#domains/catalogue/index.ts'
import type { SkillPathCard } from '#domains/catalogue/skill-paths/terms.ts'
import { SkillPathCarousel } from '#domains/catalogue/skill-paths/ui/skill-path-carousel.tsx'
import { CourseShelf } from '#domains/catalogue/ui/course-shelf.tsx'
import type { AttendedCurriculum, CertificateLine, GoOn, Standing } from '#domains/learning/index.ts'
import { AttendingSlider } from '#domains/learning/progress/ui/attending-slider.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { CertificateSlider } from '#domains/learning/progress/ui/certificate-slider.tsx'
import { ContinueSheet } from '#domains/learning/progress/ui/continue-sheet.tsx'
import { SurveyInvitation } from '#domains/surveys/ui/survey-invitation.tsx'
import { CorrectionSlider, type CorrectionItem } from '#ui/correction-slider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Card } from '../own-cards.ts'
import { BeginnerBanner } from './beginner-banner.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export type MemberTopData = {
  name: string
  place: GoOn | null
  standing: Standing
  attending: AttendedCurriculum[]
  certificates: CertificateLine[]
  corrections: CorrectionItem[]
  showBeginnerBanner: boolean
  /** asked to answer the first survey */
  isInvited: boolean
  /** for their level, once they have one */
  recommended: Shelf<Card> | null
  newest: Shelf<Card>
  paths: SkillPathCard[]
}

/** A learner's own first page: where they were, what they follow, what they earned, what is new. */
export function MemberTop(top: MemberTopData) {
  const { name, place, attending, certificates, corrections, showBeginnerBanner, newest, recommended, paths } = top
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 md:px-6 pt-6 pb-20">
      <section className="grid gap-5">
        <h1 className="text-xl md:text-2xl">{name}さん、おかえりなさい</h1>
        {place ? (
          <ContinueSheet place={place} from="continuation_top" />
        ) : (
          <EmptyState
            title={top.standing === 'new' ? 'まだ見はじめた講座がありません' : '見はじめた講座は、どれも終わっています'}
            action={<LinkButton to={href('/courses')}>講座を探す</LinkButton>}
          >
            {top.standing === 'new'
              ? '気になる講座を1本、開いてみましょう。次からは、ここでつづきを見られます。'
              : 'おつかれさまでした。つぎに描きたいものを、1本選んでみましょう。'}
          </EmptyState>
        )}
      </section>
      {top.isInvited && <SurveyInvitation />}
      {showBeginnerBanner && <BeginnerBanner />}
      <AttendingSlider curriculums={attending} />
      <CertificateSlider certificates={certificates} />
      <CorrectionSlider items={corrections} allPath={href('/user_corrected_works')} />
      {recommended && recommended.total > 0 && <OwnShelf shelf={recommended} />}
      <OwnShelf shelf={newest} />
      <SkillPathCarousel paths={paths} />
    </div>
  )
}

const OwnShelf = ({ shelf }: { shelf: Shelf<Card> }) => (
  <CourseShelf
    shelf={shelf}
    bookmarkOf={({ id, title, favorite }) => (
      <CourseBookmark courseId={id} title={title} favorite={favorite ?? false} signedIn onCover />
    )}
  />
)
