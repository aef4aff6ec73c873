import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { type Sort, sorts } from '../terms.ts'

type Props = { current: Sort; hrefFor: (sort: Sort) => string }

/** Four orders, one of them chosen. They are links, so that an order can be kept and shared. */
export function SortControl({ current, hrefFor }: Props) {
  return (
    <nav aria-label="並び順" className="flex rounded-field border border-line bg-sheet p-1 md:ml-auto">
      {sorts.map(({ id, label }) => (
        <Link
          key={id}
          to={hrefFor(id)}
          replace
          preventScrollReset
          aria-current={id === current ? 'true' : undefined}
          className={classNames(
            'flex min-h-11 flex-1 items-center justify-center rounded-field px-2 text-sm whitespace-nowrap md:px-4',
            id === current ? 'bg-ink font-bold text-paper' : 'text-graphite hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
