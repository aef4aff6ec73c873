import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { CourseShelf } from '#domains/catalogue/ui/course-shelf.tsx'
import { CurriculumShelf } from '#domains/catalogue/ui/curriculum-shelf.tsx'
import { ListingChoice } from '#domains/catalogue/ui/listing-choice.tsx'
import { TeacherCarousel } from '#domains/catalogue/ui/teacher-carousel.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { headingVoice } from '#ui/heading-voice.ts'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListingProblems } from './listing-problems.tsx'
import { readCourses } from './read-courses.server.ts'
import type { Route } from './+types/courses'

export async function loader({ context }: Route.LoaderArgs) {
  return readCourses(asker(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.tabs.find(({ id }) => id === loaderData.tab)?.label ?? ''}の講座 - ${loaderData?.siteName}` },
]

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { signedIn, tabs, plainSort, tab, sort, page, pages, total, shelves, curriculums, teachers } = loaderData
  const { asked, group, problems, loosen } = loaderData
  const pathOf = (wanted: Record<string, string | number | null>) => {
    const params = new URLSearchParams()
    for (const [name, value] of Object.entries<string | number | null>({ tab, sort, ...asked, ...wanted }))
      if (value && value !== plainSort && value !== 1) params.set(name, `${value}`)
    return `${href('/courses')}?${params}`
  }
  return (
    <>
      <div className="band">
        <div className="band-inner listing-head">
          <header className="grid gap-2">
            <h1 className="font-head text-2xl md:text-3xl">講座を探す</h1>
            <p className="text-graphite">
              <span className="figures">{total}</span>講座。描きたいものから、または描けないところから選べます。
            </p>
          </header>
          <ListingProblems problems={problems} />
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 py-6 md:px-6 md:py-5">
        <Tabs label="講座の分野" tabs={tabs} current={tab} hrefFor={(id) => pathOf({ tab: id, group: null })}>
          <ListingChoice {...loaderData} hrefFor={pathOf} />
          {shelves.length === 0 && (
            <EmptyState sought title="この条件に合う講座は、まだありません">
              {loosen.map(({ param, label }) => (
                <Link
                  key={param}
                  to={pathOf({ [param]: null })}
                  className="mx-3 inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  {label}
                </Link>
              ))}
            </EmptyState>
          )}
          {group && <h2 className={`mb-4 text-xl ${headingVoice(group.title)}`}>{group.title}</h2>}
          <div className="grid gap-10 md:gap-12">
            {shelves.map((shelf, index) => (
              <CourseShelf
                key={`${tab}-${sort}-${shelf.key}`}
                shelf={shelf}
                first={index === 0}
                allPath={shelf.group && pathOf({ group: shelf.group })}
                bookmarkOf={({ id, title, favorite = false }) => (
                  <CourseBookmark courseId={id} title={title} favorite={favorite} signedIn={signedIn} onCard />
                )}
              />
            ))}
          </div>
          <div className="mt-10">
            <Pagination label="講座のページ" current={page} total={pages} hrefFor={(next) => pathOf({ page: next })} />
          </div>
        </Tabs>
        <div id="curriculums" className="mt-16">
          <CurriculumShelf curriculums={curriculums} />
        </div>
        <div className="mt-16">
          <TeacherCarousel teachers={teachers} />
        </div>
      </div>
    </>
  )
}
