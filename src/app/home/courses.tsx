import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import type { Sort } from '#domains/catalogue/index.ts'
import { CourseShelf } from '#domains/catalogue/ui/course-shelf.tsx'
import { CurriculumShelf } from '#domains/catalogue/ui/curriculum-shelf.tsx'
import { SortControl } from '#domains/catalogue/ui/sort-control.tsx'
import { TeacherCarousel } from '#domains/catalogue/ui/teacher-carousel.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Column } from '#ui/column.tsx'
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
  const pathOf = (to: string, by: Sort, at = 1) =>
    `${href('/courses')}?tab=${to}${by === plainSort ? '' : `&sort=${by}`}${at === 1 ? '' : `&page=${at}`}`
  return (
    <Column>
      <header className="mb-6 grid gap-2">
        <h1 className="font-head text-2xl md:text-3xl">講座を探す</h1>
        <p className="text-graphite">
          <span className="figures">{total}</span>講座。描きたいものから選べます。
        </p>
      </header>
      <Tabs label="講座の分野" tabs={tabs} current={tab} hrefFor={(id) => pathOf(id, sort)}>
        {isSortable && (
          <div className="mb-6 md:flex md:justify-end">
            <SortControl current={sort} hrefFor={(id) => pathOf(tab, id)} />
          </div>
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
          <Pagination label="講座のページ" current={page} total={pages} hrefFor={(next) => pathOf(tab, sort, next)} />
        </div>
      </Tabs>
      <div id="curriculums" className="mt-16">
        <CurriculumShelf curriculums={curriculums} />
      </div>
      <div className="mt-16">
        <TeacherCarousel teachers={teachers} />
      </div>
    </Column>
  )
}
