import { Link } from '#ui/link.tsx'

const way = 'inline-flex min-h-11 items-center text-indigo underline underline-offset-4'

/** Newer and older rewards: how many there are stands above. */
export function NewerOlder({ page, hasNextPage }: { page: number; hasNextPage: boolean }) {
  if (page === 1 && !hasNextPage) return null
  return (
    <nav aria-label="報酬の記録のページ" className="flex justify-between">
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
