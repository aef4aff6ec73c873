import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { outcomes } from '../../terms.ts'
import { coachWhoAsks } from '../own-desk.ts'
import { readSessions } from '../read-sessions.server.ts'
import type { Route } from './+types/sessions'

export async function loader({ context }: Route.LoaderArgs) {
  return readSessions(coachWhoAsks(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コーチングの予約')

const TABS = [
  { id: 'coming', label: 'これから' },
  { id: 'past', label: '終わったもの' },
] as const

export default function Sessions({ loaderData: { tab, page, hasNextPage, rows } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <SectionHeading level={1} lead="担当するセッションの日時と、受講生の希望をご覧いただけます。" flush>
        コーチングの予約
      </SectionHeading>
      <Tabs
        label="セッションの時期"
        current={tab}
        hrefFor={(id) => (id === 'past' ? '?tab=past' : '?')}
        tabs={[...TABS]}
      >
        {rows.length === 0 ? (
          <EmptyState title={tab === 'past' ? '終わったセッションはまだありません' : 'これからの予約はありません'} />
        ) : (
          <ul className="grid gap-3">
            {rows.map(({ id, itemName, name, at, minutes, outcome, isOff }) => (
              <li key={id}>
                <Link
                  to={href('/coaching_sessions/:id', { id: String(id) })}
                  className="grid gap-2 rounded-sheet border border-line bg-sheet p-5 hover:border-edge"
                >
                  <span className="figures font-bold">
                    {at}（{minutes}分）
                  </span>
                  <span>{name} さん</span>
                  <span className="flex flex-wrap items-center gap-2 text-sm text-graphite">
                    {itemName}
                    {isOff && <Badge>返金のため取り消し</Badge>}
                    {outcome && <Badge tone={outcome === 'held' ? 'done' : 'plain'}>{outcomes[outcome]}</Badge>}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Tabs>
      <NewerOlder label="セッションのページ" page={page} hasNextPage={hasNextPage} />
    </div>
  )
}
