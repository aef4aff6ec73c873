import type { MouseEvent } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import { Link } from './link.tsx'
import { pageRange } from './page-range.ts'

type Props = {
  label: string
  current: number
  total: number
  hrefFor: (page: number) => string
  /** For lists that turn their pages without leaving the screen. */
  onSelect?: (page: number) => void
}

export function Pagination({ label, current, total, hrefFor, onSelect }: Props) {
  if (total <= 1) return null
  const link = (page: number) => ({
    to: hrefFor(page),
    onClick: (event: MouseEvent) => {
      if (!onSelect) return
      event.preventDefault()
      onSelect(page)
    },
  })
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-4 md:gap-x-1">
      <Turn icon="chevron-left" name="前のページ" link={current > 1 ? link(current - 1) : null} />
      <div className="order-first flex basis-full flex-wrap justify-center md:order-none md:basis-auto md:gap-1">
        {pageRange(current, total).map((page, index) =>
          page === null ? (
            <span key={`gap-${index}`} className="grid h-11 w-3.5 place-items-center text-graphite md:w-11">
              …
            </span>
          ) : (
            <Link
              key={page}
              {...link(page)}
              aria-label={`${page}ページ目`}
              aria-current={page === current ? 'page' : undefined}
              className={classNames(
                'figures grid size-11 place-items-center rounded-field font-head font-bold',
                page === current ? 'border border-vermilion text-vermilion' : 'hover:bg-line',
              )}
            >
              {page}
            </Link>
          ),
        )}
      </div>
      <Turn icon="chevron-right" name="次のページ" link={current < total ? link(current + 1) : null} />
    </nav>
  )
}

type TurnProps = { icon: IconName; name: string; link: { to: string; onClick: (event: MouseEvent) => void } | null }

function Turn({ icon, name, link }: TurnProps) {
  if (!link) {
    return (
      <span role="link" aria-disabled="true" aria-label={name} className="icon-button text-graphite opacity-50">
        <Icon name={icon} />
      </span>
    )
  }
  return (
    <Link {...link} aria-label={name} className="icon-button">
      <Icon name={icon} />
    </Link>
  )
}
