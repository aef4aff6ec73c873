import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { coachingItemPath } from '../../paths.ts'
import { TicketBadge } from '../../ui/ticket-badge.tsx'
import { readTickets, type TicketLine } from '../read-tickets.server.ts'
import type { Route } from './+types/tickets'

export async function loader({ context }: Route.LoaderArgs) {
  return readTickets(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '個人コーチング')

export default function Tickets({ loaderData: { tickets, items, page, hasNextPage } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-12 px-4 py-10 md:py-16">
      <section className="grid gap-6">
        <SectionHeading
          level={1}
          lead="コーチが一対一で、作品と学び方のご相談にお応えします。日時は、チケットのページからスタッフにご相談ください。"
          flush
        >
          個人コーチング
        </SectionHeading>
        {tickets.length === 0 ? (
          <EmptyState title="お持ちのチケットはありません">
            <p>チケットを購入すると、有効期限や予約の日時がここに並びます。</p>
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <TicketCard ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
        <NewerOlder label="チケットのページ" page={page} hasNextPage={hasNextPage} />
      </section>
      {items.length > 0 && (
        <section className="grid gap-6">
          <SectionHeading flush>チケットを購入する</SectionHeading>
          <ul className="grid gap-3">
            {items.map(({ id, name, minutes, totalYen }) => (
              <Sheet as="li" key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <span className="grid gap-1">
                  <span className="font-bold">{name}</span>
                  <span className="figures text-sm text-graphite">
                    1回 {minutes}分・{yen(totalYen)}（税込）
                  </span>
                </span>
                <LinkButton to={coachingItemPath(id)} look="outline" aria-label={`${name}の内容を見る`}>
                  内容を見る
                </LinkButton>
              </Sheet>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function TicketCard({ ticket: { id, itemName, state, until, validDays, session } }: { ticket: TicketLine }) {
  return (
    <Link
      to={href('/personal_coachings/:id', { id: String(id) })}
      className="grid gap-2 rounded-sheet border border-line bg-sheet p-5 hover:border-edge"
    >
      <span className="flex flex-wrap items-center gap-2">
        <TicketBadge state={state} />
        <span className="figures text-xs text-graphite">No.{id}</span>
      </span>
      <span className="font-bold">{itemName}</span>
      {session && (
        <span className="figures">
          {session.at}　{session.coach}
        </span>
      )}
      {(state === 'unused' || state === 'booked') && (
        <span className="figures text-sm text-graphite">
          有効期限: {until}（購入日から{validDays}日間）
        </span>
      )}
    </Link>
  )
}
