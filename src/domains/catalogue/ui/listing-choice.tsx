import { Link } from '#ui/link.tsx'
import type { Sort } from '../terms.ts'
import { type Asked, CourseFilters, type FilterRow } from './course-filters.tsx'
import { SortControl } from './sort-control.tsx'

type Props = {
  sort: Sort
  isSortable: boolean
  filters: readonly FilterRow[]
  /** What is chosen, in words, and how many courses that leaves. */
  chosen: string
  counted: string
  /** The same as a way on, where the choice hides what it leaves. */
  leads: string
  /** What takes all back that narrows; nothing where nothing does. */
  plain: Asked | null
  hrefFor: (asked: Asked) => string
}

/** What the listing is narrowed by and how it is ordered, and how many courses that leaves. */
export function ListingChoice({ sort, isSortable, filters, chosen, counted, leads, plain, hrefFor }: Props) {
  return (
    <>
      <details className="narrowing">
        <summary className="field">
          <b>絞り込み・並び順</b>
          {chosen}
        </summary>
        <div className="grid gap-x-6 gap-y-1 md:flex md:flex-wrap md:items-center">
          <CourseFilters filters={filters} hrefFor={hrefFor} />
          {isSortable && <SortControl current={sort} hrefFor={(id) => hrefFor({ sort: id })} />}
          <a href="#found" className="button button-filled mt-1 min-h-11 md:hidden">
            {leads}
          </a>
        </div>
      </details>
      <p id="found" className="my-1 flex min-h-11 items-center gap-4 text-sm text-graphite">
        <span role="status">{counted}</span>
        {plain && (
          <Link to={hrefFor(plain)} className="touch-room text-indigo underline underline-offset-4">
            条件をはずす
          </Link>
        )}
      </p>
    </>
  )
}
