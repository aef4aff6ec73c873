import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Column } from '#ui/column.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { newReportPath, wallPath } from '../reports/paths.ts'
import { readWall } from '../read-wall.server.ts'
import { orderNames, orders, themeNames, themes } from '../reports/terms.ts'
import { Choices } from '../ui/choices.tsx'
import { EndMark } from '../ui/end-mark.tsx'
import { ReportWall } from '../reports/ui/report-wall.tsx'
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
  const { theme, order, page, pages, reports, total, signedIn } = loaderData
  const narrowed = theme ? `「${themeNames[theme]}」の` : ''
  return (
    <Column>
      <SectionHeading
        level={1}
        lead="レッスンで描いたもの、毎日の落書き、失敗した線。受講生が描いた絵の壁です。"
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton to={href('/illust_contests')} look="outline">
              コンテスト
            </LinkButton>
            {signedIn && (
              <LinkButton to={href('/illust_reports/mine')} look="outline">
                自分のレポート
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
      <div className="mb-6 grid gap-3">
        <Choices
          label="並び順"
          choices={orders.map((one) => ({
            label: orderNames[one],
            to: wallPath({ theme, order: one }),
            isOn: one === order,
          }))}
        />
        <Choices
          label="レッスンの分野で絞り込む"
          choices={[null, ...themes].map((one) => ({
            label: one ? themeNames[one] : 'すべて',
            to: wallPath({ theme: one, order }),
            isOn: one === theme,
          }))}
        />
      </div>
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
          hrefFor={(to) => wallPath({ theme, order, page: to })}
        />
      </div>
    </Column>
  )
}
