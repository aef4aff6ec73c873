import { Link } from '#ui/link.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { shownLine } from '../read-payee.server.ts'

type Line = ReturnType<typeof shownLine>

export const lineColumns = [
  { label: '日付', of: ({ day }: Line) => <span className="figures whitespace-nowrap">{day}</span> },
  { label: '内容', of: ({ description }: Line) => <span className="block min-w-32">{description}</span> },
  { label: '金額（税込）', figures: true, of: (line: Line) => yen(line.yen) },
  {
    label: '状態',
    of: ({ state, reason }: Line) => (
      <>
        <span className="whitespace-nowrap">{state}</span>
        {reason && <span className="block text-graphite">{reason}</span>}
      </>
    ),
  },
]

const way = 'inline-flex min-h-11 items-center text-indigo underline underline-offset-4'

/** Newer and older lines: how many there are is not counted. */
export function linePages({ page, hasNextPage }: { page: number; hasNextPage: boolean }) {
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
