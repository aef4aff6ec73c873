import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type Props = { label: string; to: string; current?: boolean }

/** A tag that leads to more of its kind. */
export function Chip({ label, to, current }: Props) {
  return (
    <Link
      to={to}
      aria-current={current ? 'true' : undefined}
      className={classNames(
        'touch-room inline-flex min-h-9 items-center rounded-round border px-4 text-sm whitespace-nowrap',
        current ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet text-ink hover:border-ink',
      )}
    >
      {label}
    </Link>
  )
}
