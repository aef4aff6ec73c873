import type { Shelf, Tab } from '#domains/catalogue/index.ts'
import { CourseShelf } from '#domains/catalogue/ui/course-shelf.tsx'
import { useCourseContents } from '#domains/catalogue/ui/use-course-contents.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'

export type GroupsOfTab = { tab: Tab; tabs: readonly { id: Tab; label: string }[]; shelves: Shelf[] }

/** A taste of each of the four tabs; the listing holds them all. */
export function GroupSliders({ tab, tabs, shelves, signedIn }: GroupsOfTab & { signedIn: boolean }) {
  const contents = useCourseContents()
  return (
    <section aria-labelledby="courses">
      <SectionHeading id="courses">講座</SectionHeading>
      <Tabs label="講座の種類" tabs={tabs} current={tab}>
        <div className="grid gap-12 pt-6">
          {shelves.map((shelf) => (
            <CourseShelf
              key={shelf.key}
              shelf={shelf}
              asideOf={contents.button}
              bookmarkOf={(course) => (
                <CourseBookmark courseId={course.id} title={course.title} favorite={false} signedIn={signedIn} onCard />
              )}
            />
          ))}
        </div>
      </Tabs>
      <p className="mt-8">
        <LinkButton to={`${href('/courses')}?tab=${tab}`} look="outline" iconAfter="chevron-right">
          すべての講座を見る
        </LinkButton>
      </p>
      {contents.popup}
    </section>
  )
}
