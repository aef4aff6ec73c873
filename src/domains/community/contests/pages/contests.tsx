import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { viewerOf } from '../../reports/rules.ts'
import { illustOf } from '../illusts.ts'
import { listContests, listFaces } from '../queries.ts'
import { stateOf, turnsOf } from '../rules.ts'
import { stateNames, type ContestState } from '../terms.ts'
import type { Route } from './+types/contests'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const all = await listContests(ask.db)
  const contests = all
    .map((contest) => ({ ...contest, state: stateOf(contest, ask.now) }))
    .filter(({ state }) => state !== 'draft')
  for (const contest of contests) ask.pageTurns.push(...turnsOf(contest, ask.now))
  const ids = contests.map(({ id }) => id)
  const faces = await listFaces(ask.db, ids, { viewer: viewerOf(ask), now: ask.now })
  return {
    contests: contests
      .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
      .map(({ id, title, theme, starts_at, ends_at, state }) => ({
        ...{ id, title, theme, starts_at, ends_at, state },
        works: faces.filter(({ contest_id }) => contest_id === id).map(illustOf),
      })),
  }
}

/** What can be done now stands first. */
const ORDER: ContestState[] = ['open', 'coming', 'judging', 'results', 'archived']

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'イラストコンテスト')

export default function Contests({ loaderData: { contests } }: Route.ComponentProps) {
  return (
    <Column>
      <SectionHeading level={1} lead="テーマに合わせて描いた1枚を応募できます。">
        イラストコンテスト
      </SectionHeading>
      {contests.length === 0 ? (
        <EmptyState title="コンテストはまだありません" />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {contests.map(({ id, title, theme, starts_at, ends_at, state, works }) => (
            <li key={id} className="grid content-start gap-2 rounded-sheet border border-line bg-sheet p-5">
              <span>
                <Badge tone={state === 'open' ? 'mark' : 'plain'}>{stateNames[state]}</Badge>
              </span>
              <h2 className="text-lg">
                <Link to={href('/illust_contests/:id', { id: String(id) })} className="touch-room">
                  {title}
                </Link>
              </h2>
              <p>テーマ：{theme}</p>
              <p className="figures text-sm text-graphite">
                {formatMoment(starts_at)}〜{formatMoment(ends_at)}
              </p>
              {works.length > 0 && (
                <ul aria-label={`${title}の作品`} className="mt-2 grid grid-cols-4 gap-2">
                  {works.map(({ id: work, thumbnailUrl }) => (
                    <li key={work}>
                      <Picture
                        src={thumbnailUrl}
                        alt="応募作品"
                        width={160}
                        height={160}
                        className="aspect-square w-full rounded-field bg-mat"
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </Column>
  )
}
