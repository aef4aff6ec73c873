import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type Props = {
  label: string
  /** Null where there is nothing to lead to. */
  to: string | null
  current?: boolean
}

const shape = 'touch-room inline-flex min-h-9 items-center rounded-round border px-4 text-sm whitespace-nowrap'

/** A tag that leads to more of its kind. */
export function Chip({ label, to, current }: Props) {
  if (to === null)
    return (
      <span role="link" aria-disabled="true" className={classNames(shape, 'border-dashed border-line text-graphite')}>
        {label}
      </span>
    )
  return (
    <Link
      to={to}
      aria-current={current ? 'true' : undefined}
      className={classNames(
        shape,
        current ? 'border-ink bg-ink text-paper' : 'border-edge bg-sheet text-ink hover:border-ink',
      )}
    >
      {label}
    </Link>
  )
}
