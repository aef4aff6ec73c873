import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { readThreads } from '../read-threads.server.ts'
import type { Route } from './+types/questions'

export async function loader({ context }: Route.LoaderArgs) {
  return readThreads(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '質問と相談')

export default function Questions({ loaderData: { lines, page, pages } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <SectionHeading
        level={1}
        lead="送った質問と相談、運営からの回答です。あなたと運営、講座の先生のほかには表示されません。"
      >
        質問と相談
      </SectionHeading>
      {lines.length === 0 ? (
        <EmptyState
          title="質問はまだありません"
          action={
            <LinkButton to={href('/user_attending_consultations/consultation_form')} look="outline">
              無料相談を送る
            </LinkButton>
          }
        >
          レッスンの動画の横にある「質問する」から、見ている場面についてたずねられます。
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {lines.map((line) => (
            <li key={line.id}>
              <Link
                to={href('/questions/:id', { id: String(line.id) })}
                className="grid gap-2 rounded-sheet border border-line bg-sheet p-5 hover:border-edge"
              >
                <span className="flex flex-wrap items-center gap-2">
                  <StateBadge state={line.state} />
                  {line.isUnread && <Badge tone="filled">新しい回答</Badge>}
                  <span className="figures ml-auto text-xs text-graphite">{line.askedOn}</span>
                </span>
                <span className="font-bold">{line.heading}</span>
                <span className="line-clamp-2 text-sm text-graphite">{line.excerpt}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ListPages label="質問のページ" page={page} pages={pages} />
    </div>
  )
}
