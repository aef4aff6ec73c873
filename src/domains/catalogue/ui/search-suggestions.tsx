import { type ReactNode, useEffect, useState } from 'react'
import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { levelLabels } from '#ui/levels.ts'
import { Link } from '#ui/link.tsx'
import { coursePath, curriculumPath, teacherPath } from '../paths.ts'
import type { Suggestions } from '../terms.ts'

/** Ways to begin for somebody who has nothing to type yet. Without an answer only the way to the plans stays. */
export function SearchSuggestions({ onLeave }: { onLeave: () => void }) {
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    fetch(callPath('/search_suggestions'), { headers: { Accept: 'application/json' }, signal: leave.signal })
      .then(async (reply) => reply.ok && setSuggestions((await reply.json()) as Suggestions))
      .catch(() => {})
    return () => leave.abort()
  }, [])
  return (
    <nav aria-label="検索のほかの探し方" className="mt-6 grid gap-6">
      {suggestions && (
        <>
          <Ways title="新しい講座">
            {suggestions.courses.map(({ id, title }) => (
              <Way key={id} to={coursePath(id)} onLeave={onLeave}>
                {title}
              </Way>
            ))}
          </Ways>
          <Ways title="カリキュラム">
            {suggestions.curriculums.map(({ id, title, level }) => (
              <Way key={id} to={curriculumPath(id)} onLeave={onLeave} note={levelLabels[level]}>
                {title}
              </Way>
            ))}
          </Ways>
          <Ways title="先生" inRow>
            {suggestions.teachers.map(({ id, name, iconUrl }) => (
              <li key={id}>
                <Link
                  to={teacherPath(id)}
                  onClick={onLeave}
                  className="flex min-h-11 items-center gap-2 rounded-round border border-line py-1 pr-4 pl-1 text-sm hover:border-ink"
                >
                  <Avatar name={name} src={iconUrl} size="small" />
                  {name}
                </Link>
              </li>
            ))}
          </Ways>
        </>
      )}
      <Link
        to={href('/subscriptions/lp')}
        onClick={onLeave}
        className="flex min-h-11 items-center gap-2 border-t border-line pt-4 font-bold text-indigo"
      >
        料金プランを見る
        <Icon name="arrow-right" className="size-5" />
      </Link>
    </nav>
  )
}

function Ways({ title, inRow, children }: { title: string; inRow?: boolean; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-sm text-graphite">{title}</h3>
      <ul className={inRow ? 'mt-2 flex flex-wrap gap-2' : 'grid'}>{children}</ul>
    </section>
  )
}

type WayProps = { to: string; note?: string; onLeave: () => void; children: ReactNode }

function Way({ to, note, onLeave, children }: WayProps) {
  return (
    <li>
      <Link to={to} onClick={onLeave} className="flex min-h-11 items-center gap-3 py-1 hover:underline">
        {children}
        {note && <span className="ml-auto shrink-0 text-xs text-graphite">{note}</span>}
      </Link>
    </li>
  )
}
