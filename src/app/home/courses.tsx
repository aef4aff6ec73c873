import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import type { Sort } from '#domains/catalogue/index.ts'
import { CourseShelf } from '#domains/catalogue/ui/course-shelf.tsx'
import { CurriculumShelf } from '#domains/catalogue/ui/curriculum-shelf.tsx'
import { CourseFilters } from '#domains/catalogue/ui/course-filters.tsx'
import { SortControl } from '#domains/catalogue/ui/sort-control.tsx'
import { TeacherCarousel } from '#domains/catalogue/ui/teacher-carousel.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ProblemChips } from './top/problem-entries.tsx'
import { readCourses } from './read-courses.server.ts'
import type { Route } from './+types/courses'

export async function loader({ context }: Route.LoaderArgs) {
  return readCourses(asker(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.tabs.find(({ id }) => id === loaderData.tab)?.label ?? ''}の講座 - ${loaderData?.siteName}` },
]

export default function Courses({ loaderData }: Route.ComponentProps) {
  const { signedIn, tabs, plainSort, tab, sort, page, pages, total, isSortable, shelves, curriculums, teachers } =
    loaderData
  const { level, length, lengths, problems } = loaderData
  const pathOf = (asked: {
    tab?: string
    sort?: Sort
    level?: string | null
    length?: string | null
    page?: number
  }) => {
    const to = { tab, sort, level, length, page: 1, ...asked }
    const params = new URLSearchParams({ tab: to.tab })
    if (to.sort !== plainSort) params.set('sort', to.sort)
    if (to.level) params.set('level', to.level)
    if (to.length) params.set('length', to.length)
    if (to.page > 1) params.set('page', String(to.page))
    return `${href('/courses')}?${params.toString()}`
  }
  return (
    <>
      <div className="band">
        <div className="band-inner">
          <header className="grid gap-2">
            <h1 className="font-head text-2xl md:text-3xl">講座を探す</h1>
            <p className="text-graphite">
              <span className="figures">{total}</span>講座。描きたいものから、または描けないところから選べます。
            </p>
          </header>
          <ProblemChips problems={problems} />
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 py-8 md:px-6 md:py-10">
        <Tabs label="講座の分野" tabs={tabs} current={tab} hrefFor={(id) => pathOf({ tab: id })}>
          <div className="chip-line mb-5 items-center md:mb-8 md:items-end md:justify-between md:gap-x-6 md:gap-y-4">
            <CourseFilters {...{ level, length, lengths }} hrefFor={pathOf} />
            {isSortable && <SortControl current={sort} hrefFor={(id) => pathOf({ sort: id })} />}
          </div>
          {shelves.length === 0 && (
            <EmptyState
              sought
              title="この条件に合う講座は、まだありません"
              action={
                <LinkButton to={pathOf({ level: null, length: null })} look="outline">
                  条件をはずす
                </LinkButton>
              }
            />
          )}
          <div className="grid gap-10 md:gap-12">
            {shelves.map((shelf, index) => (
              <CourseShelf
                key={`${tab}-${sort}-${shelf.key}`}
                shelf={shelf}
                first={index === 0}
                bookmarkOf={({ id, title, favorite = false }) => (
                  <CourseBookmark courseId={id} title={title} favorite={favorite} signedIn={signedIn} onCover />
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
