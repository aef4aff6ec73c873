import { useId } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { coursePath, searchPath } from '../paths.ts'
import { tellOpened } from '../search/ask-search.ts'
import type { SearchHit } from '../search/terms.ts'
import { NearWays } from './near-ways.tsx'

type Props = {
  query: string
  asking: boolean
  found: { hits: SearchHit[]; total: number } | null
  failure: string | null
  credit: string
  source: string
  onLeave: () => void
}

/** What was found, as a list of ways to the courses. It keeps its height whatever it says. */
export function SearchPanel({ query, asking, found, failure, credit, source, onLeave }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex min-h-0 w-full flex-1 flex-col">
      <h2 id={titleId} className="truncate border-b border-line px-4 py-3 text-sm">
        {query}の検索結果
      </h2>
      <div aria-busy={asking} className="min-h-0 flex-1 scroll-steady overscroll-contain aria-busy:opacity-60">
        {failure !== null ? (
          <p role="status" className="px-4 py-5">
            {failure}
          </p>
        ) : found === null ? (
          <Waiting />
        ) : found.hits.length === 0 ? (
          <>
            <p role="status" className="px-4 py-5">
              検索結果なし
            </p>
            {!asking && <NearWays key={query} query={query} source={source} onLeave={onLeave} />}
          </>
        ) : (
          <Hits
            {...{ found, source }}
            onLeave={() => {
              tellOpened(query)
              onLeave()
            }}
          />
        )}
      </div>
      {failure === null && found && found.hits.length > 0 && (
        <Link
          to={searchPath({ query: query.trim() })}
          onClick={onLeave}
          className="flex min-h-11 items-center gap-2 border-t border-line px-4 py-2 text-sm font-bold text-indigo hover:underline focus-visible:outline-offset-[-2px]"
        >
          すべての結果を見る
          <Icon name="arrow-right" className="size-5" />
        </Link>
      )}
      <p className="flex justify-between gap-4 border-t border-line px-4 py-2 text-xs text-graphite">
        <span role="status" className="figures">
          {failure === null && found && found.total > 0 && countOf(found)}
        </span>
        <span>Powered by {credit}</span>
      </p>
    </section>
  )
}

const countOf = ({ hits, total }: { hits: SearchHit[]; total: number }) =>
  total > hits.length ? `${total}件中${hits.length}件` : `${total}件`

/** The shape of what is on its way. */
function Waiting() {
  return (
    <div role="status" className="grid gap-5 px-4 py-4">
      <span className="sr-only">検索しています…</span>
      {[0, 1, 2].map((line) => (
        <div key={line} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <Skeleton className="aspect-cover w-full" />
          <div className="grid content-start gap-2">
            <Skeleton />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  )
}

function Hits({ found, source, onLeave }: Pick<Props, 'source' | 'onLeave'> & { found: NonNullable<Props['found']> }) {
  return (
    <ul className="divide-y divide-line">
      {found.hits.map((hit) => (
        <li key={hit.objectID}>
          <Link
            to={coursePath(hit.master_id, source)}
            onClick={onLeave}
            className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 px-4 py-3 hover:bg-line focus-visible:outline-offset-[-2px]"
          >
            <Picture
              src={hit.pr_thumbnail_url}
              alt=""
              width={96}
              height={54}
              className="aspect-cover h-auto w-full rounded-field border border-line"
            />
            <span className="grid content-start gap-0.5">
              <b className="phrases line-clamp-2 text-sm">{hit.title}</b>
              <span className="truncate text-xs text-graphite">
                {hit.teachers.map((teacher) => teacher.teacher_name).join('、')}
              </span>
              <span className="line-clamp-2 text-xs text-graphite">{shortened(hit.description)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const LONGEST = 80

function shortened(text: string) {
  const characters = [...text.replace(/\s+/gu, ' ')]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
