import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { newReportPath, wallPath } from '../paths.ts'
import { readWall } from '../read-wall.server.ts'
import { themeNames, themes } from '../terms.ts'
import { EndMark } from '../../ui/end-mark.tsx'
import { ReportWall } from '../ui/report-wall.tsx'
import type { Route } from './+types/wall'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  return { ...(await readWall(ask)), signedIn: ask.member !== null }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'イラストレポート'),
  { name: 'robots', content: 'noindex' },
]

export default function WallPage({ loaderData }: Route.ComponentProps) {
  const { theme, page, pages, reports, total, signedIn } = loaderData
  const narrowed = theme ? `「${themeNames[theme]}」の` : ''
  return (
    <Column>
      <SectionHeading
        level={1}
        lead="レッスンで描いたもの、毎日の落書き、失敗した線。受講生が描いた絵の壁です。"
        aside={
          <div className="flex flex-wrap gap-3">
            {signedIn && (
              <LinkButton to={href('/illust_reports/mine')} look="outline">
                自分の投稿
              </LinkButton>
            )}
            <LinkButton to={newReportPath()} icon="upload">
              絵を投稿する
            </LinkButton>
          </div>
        }
      >
        イラストレポート
      </SectionHeading>
      <nav aria-label="レッスンの分野で絞り込む" className="mb-6 flex flex-wrap gap-2">
        {[null, ...themes].map((one) => (
          <Link
            key={one ?? 'all'}
            to={wallPath({ theme: one })}
            aria-current={one === theme ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center rounded-round border px-4 text-sm ${
              one === theme ? 'border-vermilion font-bold text-vermilion' : 'border-edge'
            }`}
          >
            {one ? themeNames[one] : 'すべて'}
          </Link>
        ))}
      </nav>
      {reports.length === 0 ? (
        <EmptyState
          title={total === 0 ? `${narrowed}投稿はまだありません` : 'このページに投稿はありません'}
          action={
            <LinkButton to={total === 0 ? newReportPath() : wallPath({ theme })}>
              {total === 0 ? '最初の1枚を投稿する' : '最初のページへ'}
            </LinkButton>
          }
        >
          描いている途中の絵でも、うまくいかなかった絵でもかまいません。
        </EmptyState>
      ) : (
        <>
          <ReportWall reports={reports} label={`${narrowed}イラストレポート`} />
          {page === pages && (
            <EndMark>
              ここまでです。{narrowed}投稿は全部で{total.toLocaleString('ja-JP')}件あります。
            </EndMark>
          )}
        </>
      )}
      <div className="mt-8">
        <Pagination
          label="イラストレポートのページ"
          current={page}
          total={pages}
          hrefFor={(to) => wallPath({ theme, page: to })}
        />
      </div>
    </Column>
  )
}
