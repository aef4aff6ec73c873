import type { ReactNode } from 'react'
import { href, useNavigation } from 'react-router'
import { asker } from '#platform/ask.ts'
import { searchPath } from '#domains/catalogue/paths.ts'
import { CourseGrid } from '#domains/catalogue/ui/course-grid.tsx'
import { SearchFilters } from '#domains/catalogue/ui/search-filters.tsx'
import { FoundAnswers } from '#domains/consultation/ui/found-answers.tsx'
import { FoundLines } from '#domains/studio/captions/ui/found-lines.tsx'
import { CourseBookmark } from '#domains/learning/bookmarks/ui/bookmark-button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Column } from '#ui/column.tsx'
import { readSearch } from './read-search.server.ts'
import { AnsweringLesson } from './answering-lesson.tsx'
import { ProblemEntries } from './top/problem-entries.tsx'
import type { Route } from './+types/search'

export async function loader({ context }: Route.LoaderArgs) {
  return readSearch(asker(context))
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${titleOf(loaderData?.filters.query ?? '')} - ${loaderData?.siteName}` },
  { name: 'robots', content: 'noindex' },
]

/** Who typed kana alone needs no word about it. */
const isKana = (text: string) => /^[ぁ-ゖァ-ヺー\s]+$/.test(text)
const isLatin = (text: string) => /^[\x20-\x7e]+$/.test(text)

const titleOf = (query: string) => (query === '' ? '講座を検索' : `「${query}」の検索結果`)

/** Everything that was found, a page at a time. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { signedIn, filters, total, found, pages, courses, near, answering, problems, answers, spoken } = loaderData
  const { teachers, drawings, about } = loaderData
  const { query } = filters
  const busy = useNavigation().location?.pathname === href('/search')
  const grid = (list: typeof courses) => (
    <CourseGrid
      courses={list}
      bookmarkOf={({ id, title, favorite = false }) => (
        <CourseBookmark courseId={id} title={title} favorite={favorite} signedIn={signedIn} onCard />
      )}
    />
  )
  return (
    <Column>
      <h1 className="mb-6 text-2xl break-words md:text-3xl">{titleOf(query)}</h1>
      <SearchFilters key={JSON.stringify(filters)} {...{ filters, teachers, drawings }} narrows={found > 0} />
      <div aria-busy={busy} className="mt-8 aria-busy:opacity-60">
        {query !== '' && (
          <p role="status" className={total > 0 ? 'mb-6 text-graphite' : 'sr-only'}>
            {total > 0 ? (
              <>
                <span className="figures">{total}</span>講座が見つかりました
              </>
            ) : (
              '検索結果なし'
            )}
          </p>
        )}
        {answering && found > 0 && <AnsweringLesson problem={answering} />}
        {courses.length > 0 && (
          <>
            <h2 className="sr-only">見つかった講座</h2>
            <Found {...{ about, query, courses, grid }} />
            <div className="mt-10">
              <Pagination
                label="検索結果のページ"
                current={filters.page}
                total={pages}
                hrefFor={(page) => searchPath({ ...filters, page })}
              />
            </div>
          </>
        )}
        <FoundLines lines={spoken} />
        <FoundAnswers answers={answers} />
        {found > 0 && courses.length === 0 && <Narrowed query={query} beyond={total > 0} />}
        {found === 0 && (
          <div className="grid grid-cols-1 gap-14">
            {query !== '' && (
              <EmptyState sought title="ぴったりの講座は見つかりませんでした">
                {isKana(query) || isLatin(query)
                  ? 'ほかのことばでも探してみてください。'
                  : 'ことばを短くするか、ひらがなで入力してみてください。'}
              </EmptyState>
            )}
            {near.length > 0 && (
              <section>
                <SectionHeading>近い講座</SectionHeading>
                {grid(near)}
              </section>
            )}
            <ProblemEntries problems={problems} />
            <p>
              <Link
                to={href('/courses')}
                className="inline-flex min-h-11 items-center font-bold text-indigo hover:underline"
              >
                すべての講座を見る
              </Link>
            </p>
          </div>
        )}
      </div>
    </Column>
  )
}

type Courses = Route.ComponentProps['loaderData']['courses']
type FoundProps = { about: number; query: string; courses: Courses; grid: (list: Courses) => ReactNode }

/** First what is about it, then what only names it. */
const Found = ({ about, query, courses, grid }: FoundProps) => (
  <>
    {about > 0 && grid(courses.slice(0, about))}
    {about > 0 && about < courses.length && <h2 className="mt-12 mb-5 text-xl">ほかに「{query}」が出てくる講座</h2>}
    {about < courses.length && grid(courses.slice(about))}
  </>
)

/** Courses were found, and none of them fits what was chosen, or the address names a page behind the last. */
function Narrowed({ query, beyond }: { query: string; beyond: boolean }) {
  return (
    <EmptyState
      sought
      title={beyond ? 'このページに講座はありません' : 'この条件に合う講座はありません'}
      action={
        <LinkButton to={searchPath({ query })} look="outline">
          条件を消して探す
        </LinkButton>
      }
    />
  )
}
