import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Where this page lies; the last entry is the page itself. */
export function Breadcrumb({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav aria-label="現在の位置">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-graphite">
        {trail.map(({ label, to }, index) => (
          <li key={label} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" className="size-3.5" />}
            {to ? (
              <Link to={to} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
