import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = {
  to: string
  image: string
  student: string
  requestedOn: string
  /** its day is past */
  isOverdue?: boolean
  children: ReactNode
  aside?: ReactNode
}

/** One work as it lies on the desk. */
export function DeskWork({ to, image, student, requestedOn, isOverdue, children, aside }: Props) {
  return (
    <li
      data-desk-row=""
      className={classNames(
        'grid items-center gap-x-4 gap-y-3 rounded-sheet border bg-sheet p-3 md:grid-cols-[minmax(0,1fr)_auto]',
        isOverdue ? 'border-l-4 border-ink' : 'border-line',
      )}
    >
      <Link to={to} data-desk-work="" className="flex min-w-0 items-center gap-4 rounded-field">
        <Picture src={image} alt="" width={72} height={72} className="size-18 shrink-0 rounded-field bg-mat" />
        <span className="grid min-w-0 gap-1">
          <span className="font-bold">{student}さんの作品</span>
          <span className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-graphite">
            依頼日 {requestedOn}
            <span className="flex flex-wrap items-center gap-2">{children}</span>
          </span>
        </span>
      </Link>
      {aside}
    </li>
  )
}
