import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { readOwnWorks, type OwnWork } from '../read-own-works.server.ts'
import { WorkState } from '../ui/work-state.tsx'
import type { Route } from './+types/own-works'

export const loader = ({ context }: Route.LoaderArgs) => readOwnWorks(actor(context))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '自分の添削')

export default function OwnWorks({ loaderData: { works, count, page, pages } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-10 md:px-6 md:py-16">
      <SectionHeading level={1} flush lead={count > 0 ? `これまでの依頼 ${count}件` : undefined}>
        自分の添削
      </SectionHeading>
      {count === 0 ? (
        <EmptyState
          title="添削の依頼はまだありません"
          action={<LinkButton to={href('/correction_campaigns')}>添削企画を見る</LinkButton>}
        >
          依頼した作品と、先生から返ってきた添削がここに並びます。
        </EmptyState>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {works.map((work) => (
            <Line key={work.id} work={work} />
          ))}
        </ul>
      )}
      <Pagination label="自分の添削のページ" current={page} total={pages} hrefFor={(to) => `?page=${to}`} />
    </div>
  )
}

const Line = ({ work: { to, image, state, teacher, campaign, requestedOn, when } }: { work: OwnWork }) => (
  <li className="rounded-sheet border border-line bg-sheet">
    <Link to={to} className="flex min-w-0 items-center gap-4 rounded-sheet p-3">
      <Picture
        src={image}
        alt=""
        width={96}
        height={96}
        fit="contain"
        className="size-24 shrink-0 rounded-field bg-line"
      />
      <span className="grid min-w-0 gap-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-bold">{teacher}</span>
          <WorkState state={state} />
        </span>
        <span className="text-sm text-graphite">{campaign}</span>
        <span className="figures flex flex-wrap gap-x-3 text-sm text-graphite">
          <span>依頼日 {requestedOn}</span>
          <span className="phrases">{when}</span>
        </span>
      </span>
    </Link>
  </li>
)
