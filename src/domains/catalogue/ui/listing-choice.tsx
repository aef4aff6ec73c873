import { Link } from '#ui/link.tsx'
import type { Length } from '../search/terms.ts'
import type { Level, Sort } from '../terms.ts'
import { CourseFilters } from './course-filters.tsx'
import { SortControl } from './sort-control.tsx'

export type Asked = { sort?: Sort; level?: Level | null; length?: Length | null; free?: boolean }
/** What takes all back that narrows. */
const everything = { level: null, length: null, free: false } satisfies Asked

type Props = {
  sort: Sort
  isSortable: boolean
  level: Level | null
  length: Length | null
  free: boolean
  lengths: readonly { id: Length; label: string }[]
  /** What is chosen, in words, and how many courses that leaves. */
  chosen: string
  counted: string
  hrefFor: (asked: Asked) => string
}

/** What the listing is narrowed by and how it is ordered, and how many courses that leaves. */
export function ListingChoice({ sort, isSortable, chosen, counted, hrefFor, ...filters }: Props) {
  const { level, length, free } = filters
  return (
    <>
      <details className="narrowing">
        <summary className="field">
          <b>絞り込み・並び順</b>
          {chosen}
        </summary>
        <div className="grid gap-5 md:flex md:flex-wrap md:items-end md:justify-between">
          <CourseFilters {...filters} hrefFor={hrefFor} />
          {isSortable && <SortControl current={sort} hrefFor={(id) => hrefFor({ sort: id })} />}
        </div>
      </details>
      <p className="my-3 flex min-h-11 items-center gap-4 text-sm text-graphite">
        <span role="status">{counted}</span>
        {(level || length || free) && (
          <Link to={hrefFor(everything)} className="touch-room text-indigo underline underline-offset-4">
            条件をはずす
          </Link>
        )}
      </p>
    </>
  )
}
