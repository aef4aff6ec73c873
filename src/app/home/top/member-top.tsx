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
import { buttonLook } from '#ui/button-look.ts'
import { LeadSheet } from '#ui/lead-sheet.tsx'
import { Stamp } from '#ui/stamp.tsx'
import type { Card } from '../own-cards.ts'
import { type Offer, OfferSheet } from '../offer-sheet.tsx'
import type { IconName } from '#ui/icon-names.ts'
import type { PlanNotice } from '#domains/plans/index.ts'
import type { Greeting } from './greeting.ts'
import { PlanStrip } from './plan-strip.tsx'
import type { ShownNotification } from '#domains/notifications/terms.ts'
import { BeginnerBanner } from './beginner-banner.tsx'
import { AnnouncedBanners } from './announced-banners.tsx'
import { LinkButton } from '#ui/link-button.tsx'

export type MemberTopData = {
  greeting: Greeting
  /** For who has no plan yet, or is in what comes before it. */
  plan: PlanNotice | null
  place: GoOn | null
  /** The newest work that has just come back, as it came back and with the teacher's first sentence. */
  result: { linkUrl: string; imageUrl: string; words: string; teacher: string; when: string } | null
  /** For who begins, and for who is between two courses. */
  offer: Offer | null
  standing: Standing
  /** Where who has nothing to go on with goes: to the courses, a teacher to their desk. */
  way: { to: string; label: string; icon: IconName }
  attending: AttendedCurriculum[]
  certificates: CertificateLine[]
  corrections: CorrectionItem[]
  banners: ShownNotification[]
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
  const { greeting, attending, certificates, corrections, showBeginnerBanner, newest, recommended, paths } = top
  const shelves = [recommended, newest]
    .filter((shelf) => shelf !== null && shelf.courses.length > 0)
    .map((shelf) => <OwnShelf key={shelf!.key} shelf={shelf!} />)
  // Who is between two courses came for the next one.
  const isBetween = top.standing === 'between'
  return (
    <>
      <div className="band">
        <section className="band-inner">
          <div className="grid gap-1">
            <h1 className="text-2xl md:text-3xl">{greeting.title}</h1>
            <p className="phrases">{greeting.lead}</p>
          </div>
          {top.plan && <PlanStrip {...top.plan} />}
          <First {...top} />
          {top.isInvited && <SurveyInvitation />}
        </section>
      </div>
      <div className="mx-auto grid max-w-page grid-cols-1 gap-14 px-4 pt-10 pb-8 md:px-6">
        {isBetween && shelves}
        <AttendingSlider certificates={certificates} curriculums={attending} />
        <CertificateSlider certificates={certificates} />
        <CorrectionSlider items={corrections} allPath={href('/user_corrected_works')} />
        {!isBetween && shelves}
        {/* What is announced comes after what one came for. */}
        <AnnouncedBanners banners={top.banners} isMember />
        <SkillPathCarousel paths={paths} />
        {showBeginnerBanner && <BeginnerBanner />}
      </div>
    </>
  )
}

/** The one thing that comes first for who looks: what came back, where they were, or a way to begin. */
function First({ place, result, offer, way }: MemberTopData) {
  const isSecond = result !== null
  return (
    <>
      {result && (
        <LeadSheet to={result.linkUrl} src={result.imageUrl}>
          <Stamp label="添削済み" className="size-16" />
          <p className="headline text-xl">先生の朱入れがとどいています</p>
          <p className="text-sm text-graphite">{`${result.teacher}　${result.when}`}</p>
          {result.words && <p className="phrases">{`「${result.words}」`}</p>}
          <span className={buttonLook({})}>添削を見る</span>
        </LeadSheet>
      )}
      {place && <ContinueSheet place={place} from="continuation_top" />}
      {offer && <OfferSheet offer={offer} quiet={isSecond} />}
      {!place && !offer && (
        <LinkButton to={way.to} look={isSecond ? 'outline' : 'filled'} icon={way.icon} className="justify-self-start">
          {way.label}
        </LinkButton>
      )}
    </>
  )
}

const OwnShelf = ({ shelf }: { shelf: Shelf<Card> }) => (
  <CourseShelf
    shelf={shelf}
    bookmarkOf={({ id, title, favorite }) => (
      <CourseBookmark courseId={id} title={title} favorite={favorite ?? false} signedIn onCard />
    )}
  />
)
