import type { PicturedProblem } from '#domains/catalogue/index.ts'
import { SignUpButton } from '#domains/accounts/ui/sign-up-button.tsx'
import type { SkillPathCard } from '#domains/catalogue/skill-paths/terms.ts'
import { SkillPathCarousel } from '#domains/catalogue/skill-paths/ui/skill-path-carousel.tsx'
import type { ShownNotification } from '#domains/notifications/terms.ts'
import type { ShownPractice } from '#domains/practice/index.ts'
import { ShownPracticeSection } from '#domains/practice/picks/ui/shown-practice.tsx'
import { fileLink } from '#platform/file-link.ts'
import { BeforeAfter } from '#ui/before-after.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'
import { BeginnerBanner } from './beginner-banner.tsx'
import { type GroupsOfTab, GroupSliders } from './group-sliders.tsx'
import { LessonWay, type WayStep } from './lesson-way.tsx'
import { FirstProblem, type WayOut } from './first-problem.tsx'
import { AnnouncedBanners } from './announced-banners.tsx'
import { PlansRow, type ShownPlans } from './plans-row.tsx'
import { ProblemEntries } from './problem-entries.tsx'
import { Questions } from './questions.tsx'
import { TeachersRow } from './teachers-row.tsx'
import { type HeroWords, VisitorHero } from './visitor-hero.tsx'
import { VoicesRow } from './voices-row.tsx'

export type VisitorTopData = {
  front: Omit<FrontMatter, 'teachers'>
  hero: HeroWords
  problems: readonly PicturedProblem[]
  teachers: (Omit<FrontMatter['teachers'][number], 'genres' | 'did'> & { words: string[] })[]
  /** how a lesson goes */
  way: readonly WayStep[]
  wayOut: WayOut | null
  /** a finished work, where one is asked to begin */
  closing: string | null
  plans: ShownPlans
  courses: GroupsOfTab
  practice: ShownPractice[]
  paths: SkillPathCard[]
  banners: ShownNotification[]
  showBeginnerBanner: boolean
}

/** Told in the order in which one decides: what I will draw, what does not work yet, how it goes, with whom, for how much. */
export function VisitorTop({ front, problems, way, wayOut, ...top }: VisitorTopData) {
  const { samples } = front
  return (
    <>
      <VisitorHero {...front} words={top.hero} />
      <div className="stretch">
        <AnnouncedBanners banners={top.banners} isMember={false} />
        <ProblemEntries problems={problems} first={wayOut && <FirstProblem problem={problems[0]!} {...wayOut} />} />
        {top.showBeginnerBanner && <BeginnerBanner />}
        <LessonWay steps={way} />
      </div>
      <Critiques samples={samples} />
      <div className="stretch">
        <GroupSliders {...top.courses} signedIn={false} />
        <ShownPracticeSection logs={top.practice} />
        <VoicesRow voices={front.voices} />
        <TeachersRow teachers={top.teachers} />
        <PlansRow {...top.plans} />
        <SkillPathCarousel paths={top.paths} />
        <Questions questions={front.questions} />
      </div>
      <div className="band closing-band">
        <section aria-labelledby="begin" className="band-inner items-center md:grid-cols-2">
          <div className="grid justify-items-start gap-6">
            <h2 id="begin" className="headline text-xl md:text-2xl">
              まず、まるをひとつ描くところから。
            </h2>
            <SignUpButton size="large">無料で会員登録</SignUpButton>
          </div>
          <Picture
            src={top.closing}
            alt=""
            width={640}
            height={360}
            className="block aspect-cover h-auto w-full rounded-sheet border border-line"
          />
        </section>
      </div>
    </>
  )
}

function Critiques({ samples }: Pick<FrontMatter, 'samples'>) {
  if (samples.length === 0) return null
  return (
    <div className="band">
      <section aria-labelledby="critique" className="band-inner">
        <SectionHeading id="critique" flush lead="先生の朱入れで、どこをどう直すかがひと目でわかります。">
          添削の前と後
        </SectionHeading>
        <BeforeAfter
          samples={samples.map(({ id, title, comment, beforeKey, afterKey }) => ({
            ...{ id, comment, label: title },
            before: fileLink(beforeKey)!,
            after: fileLink(afterKey)!,
          }))}
        />
      </section>
    </div>
  )
}
