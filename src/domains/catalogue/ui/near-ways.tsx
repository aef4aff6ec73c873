import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { askNear } from '../search/ask-search.ts'
import { coursePath, problemPath } from '../paths.ts'
import type { NearWays as Ways } from '../terms.ts'

type Props = { query: string; source: string; onLeave: () => void }

/** Where nothing fits: the courses that come near, and the ways in by a problem. Without an answer nothing is offered. */
export function NearWays({ query, source, onLeave }: Props) {
  const [ways, setWays] = useState<Ways | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    void askNear(query, leave.signal).then((near) => near && setWays(near))
    return () => leave.abort()
  }, [query])
  if (!ways) return null
  return (
    <nav aria-label="ほかの探し方" className="grid gap-5 px-4 pb-5">
      {ways.courses.length > 0 && (
        <Group title="近い講座">
          {ways.courses.map(({ id, title }) => (
            <Way key={id} to={coursePath(id, source)} onLeave={onLeave}>
              {title}
            </Way>
          ))}
        </Group>
      )}
      {ways.problems.length > 0 && (
        <Group title="困っていることから探す">
          {ways.problems.map((problem) => (
            <Way key={problem.slug} to={problemPath(problem)} onLeave={onLeave}>
              {problem.label}
            </Way>
          ))}
        </Group>
      )}
    </nav>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm text-graphite">{title}</h3>
      <ul className="grid">{children}</ul>
    </section>
  )
}

function Way({ to, onLeave, children }: { to: string; onLeave: () => void; children: ReactNode }) {
  return (
    <li>
      <Link to={to} onClick={onLeave} className="flex min-h-11 items-center justify-between gap-3 py-1 hover:underline">
        {children}
        <Icon name="chevron-right" className="size-4 flex-none text-graphite" />
      </Link>
    </li>
  )
}
