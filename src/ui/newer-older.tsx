import { Link } from './link.tsx'

const way = 'inline-flex min-h-11 items-center text-indigo underline underline-offset-4'

/** Newer and older entries of a list that is not counted. */
export function NewerOlder({ label, page, hasNextPage }: { label: string; page: number; hasNextPage: boolean }) {
  if (page === 1 && !hasNextPage) return null
  return (
    <nav aria-label={label} className="flex justify-between">
      {page > 1 ? (
        <Link to={`?page=${page - 1}`} className={way}>
          新しい記録
        </Link>
      ) : (
        <span />
      )}
      {hasNextPage && (
        <Link to={`?page=${page + 1}`} className={way}>
          前の記録
        </Link>
      )}
    </nav>
  )
}
