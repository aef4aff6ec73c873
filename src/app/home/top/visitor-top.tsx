import type { SkillPathCard } from '#domains/catalogue/skill-paths/terms.ts'
import { SkillPathCarousel } from '#domains/catalogue/skill-paths/ui/skill-path-carousel.tsx'
import type { ShownPractice } from '#domains/practice/index.ts'
import { ShownPracticeSection } from '#domains/practice/picks/ui/shown-practice.tsx'
import { BeforeAfter } from '#ui/before-after.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { fileLink } from '#platform/file-link.ts'
import { BeginnerBanner } from './beginner-banner.tsx'
import type { PlansAtAGlance } from '#domains/plans/index.ts'
import type { FrontMatter } from '../front-matter.server.ts'
import { type GroupsOfTab, GroupSliders } from './group-sliders.tsx'
import { PlansRow } from './plans-row.tsx'
import { ProblemEntries } from './problem-entries.tsx'
import { Questions } from './questions.tsx'
import { TeachersRow } from './teachers-row.tsx'
import { VisitorHero } from './visitor-hero.tsx'

export type VisitorTopData = {
  front: FrontMatter
  plans: PlansAtAGlance
  courses: GroupsOfTab
  practice: ShownPractice[]
  paths: SkillPathCard[]
  showBeginnerBanner: boolean
}

export function VisitorTop({ front, plans, courses, practice, paths, showBeginnerBanner }: VisitorTopData) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-20 px-4 md:px-6 pb-20">
      <VisitorHero trial={front.trial} courseCount={front.courseCount} />
      {showBeginnerBanner && <BeginnerBanner />}
      <ProblemEntries problems={front.problems} />
      <GroupSliders {...courses} signedIn={false} />
      <SkillPathCarousel paths={paths} />
      <TeachersRow teachers={front.teachers} />
      {front.samples.length > 0 && (
        <section aria-labelledby="critique">
          <SectionHeading id="critique" lead="先生の朱入れで、どこをどう直すかがひと目でわかります。">
            添削の前と後
          </SectionHeading>
          <BeforeAfter
            samples={front.samples.map((one) => ({
              id: one.id,
              label: one.title,
              before: fileLink(one.beforeKey)!,
              after: fileLink(one.afterKey)!,
            }))}
          />
        </section>
      )}
      <ShownPracticeSection logs={practice} />
      <PlansRow {...plans} />
      <Questions questions={front.questions} />
    </div>
  )
}
