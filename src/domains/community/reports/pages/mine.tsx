import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { pageOf } from '#platform/paging.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Wall } from '../../ui/wall.tsx'
import { newReportPath, reportPath, smallPictureOf, wallPath } from '../paths.ts'
import { listOwn } from '../queries.ts'
import { PER_PAGE, statusNames } from '../terms.ts'
import type { Route } from './+types/mine'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, memberId, url } = actor(context)
  const page = pageOf(url)
  const reports = await listOwn(db, memberId, page)
  return { page, reports, pages: Math.max(1, Math.ceil((reports[0]?.total ?? 0) / PER_PAGE)) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '自分のレポート')

export default function Mine({ loaderData: { reports, page, pages } }: Route.ComponentProps) {
  const items = reports.map((one) => ({ ...one, to: reportPath(one.id), picture: smallPictureOf(one.id) }))
  const newReport = (
    <LinkButton to={newReportPath()} icon="upload">
      絵を投稿する
    </LinkButton>
  )
  return (
    <Column>
      <SectionHeading
        level={1}
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton to={wallPath()} look="outline">
              みんなのレポート
            </LinkButton>
            {reports.length > 0 && newReport}
          </div>
        }
      >
        自分のレポート
      </SectionHeading>
      {reports.length === 0 ? (
        <EmptyState title="投稿したレポートはまだありません" action={newReport}>
          はじめは「非公開」で残しておき、あとから公開することもできます。
        </EmptyState>
      ) : (
        <Wall
          items={items}
          label="自分のレポート"
          below={({ status, posted_at, waits_since, hidden_at }) => (
            <span className="flex items-center gap-2 text-sm text-graphite">
              {hidden_at ? (
                <Badge tone="mark">非表示</Badge>
              ) : waits_since ? (
                <Badge tone="info">確認待ち</Badge>
              ) : (
                status === 'closed' && <Badge>{statusNames[status]}</Badge>
              )}
              <span className="figures truncate">{formatDay(posted_at)}</span>
            </span>
          )}
        />
      )}
      <div className="mt-8">
        <Pagination
          label="自分のレポートのページ"
          current={page}
          total={pages}
          hrefFor={(to) => `${href('/illust_reports/mine')}?page=${to}`}
        />
      </div>
    </Column>
  )
}
