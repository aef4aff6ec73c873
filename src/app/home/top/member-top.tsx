import { href } from 'react-router'
import type { Shelf } from '#domains/catalogue/index.ts'
import { CourseShelf } from '#domains/catalogue/ui/course-shelf.tsx'
import type { AttendedCurriculum, CertificateLine, GoOn } from '#domains/learning/index.ts'
import { AttendingSlider } from '#domains/learning/progress/ui/attending-slider.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { CertificateSlider } from '#domains/learning/progress/ui/certificate-slider.tsx'
import { ContinueSheet } from '#domains/learning/progress/ui/continue-sheet.tsx'
import { CorrectionSlider, type CorrectionItem } from '#ui/correction-slider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Card } from '../own-cards.ts'
import { BeginnerBanner } from './beginner-banner.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export type MemberTopData = {
  name: string
  place: GoOn | null
  attending: AttendedCurriculum[]
  certificates: CertificateLine[]
  corrections: CorrectionItem[]
  showBeginnerBanner: boolean
  newest: Shelf<Card>
}

/** A learner's own first page: where they were, what they follow, what they earned, what is new. */
export function MemberTop(top: MemberTopData) {
  const { name, place, attending, certificates, corrections, showBeginnerBanner, newest } = top
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 md:px-6 pt-6 pb-20">
      <section className="grid gap-5">
        <h1 className="text-xl md:text-2xl">{name}さん、おかえりなさい</h1>
        {place ? (
          <ContinueSheet place={place} from="continuation_top" />
        ) : (
          <EmptyState
            title="まだ見はじめた講座がありません"
            action={<LinkButton to={href('/courses')}>講座を探す</LinkButton>}
          >
            気になる講座を1本、開いてみましょう。次からは、ここでつづきを見られます。
          </EmptyState>
        )}
      </section>
      {showBeginnerBanner && <BeginnerBanner />}
      <AttendingSlider curriculums={attending} />
      <CertificateSlider certificates={certificates} />
      <CorrectionSlider items={corrections} />
      <CourseShelf
        shelf={newest}
        bookmarkOf={(course) => (
          <CourseBookmark
            courseId={course.id}
            title={course.title}
            favorite={course.favorite ?? false}
            signedIn
            onCover
          />
        )}
      />
    </div>
  )
}
