import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { teacherAtWork } from '../../teachers/own-teacher.ts'
import { type CommissionLine, readCommissions } from '../read-commissions.server.ts'
import type { Route } from './+types/commissions'

export async function loader({ context }: Route.LoaderArgs) {
  const { who } = await teacherAtWork(context)
  return readCommissions(who)
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '依頼条件')

export default function Commissions({ loaderData: { rows, page, pages } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-page gap-8 px-4 py-10 md:px-6 md:py-16">
      <div className="grid gap-3">
        <SectionHeading level={1} flush>
          依頼条件
        </SectionHeading>
        <p className="phrases max-w-reading">
          添削をお願いするたびに、期日・報酬・お支払いの条件を記録しています。いつでも確かめて、印刷できます。
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="依頼条件はまだありません">添削の依頼が届くと、ここに並びます。</EmptyState>
      ) : (
        <DataTable caption="依頼条件" columns={columns} rows={rows} keyOf={({ id }) => id} />
      )}
      <Pagination label="依頼条件のページ" current={page} total={pages} hrefFor={(to) => `?page=${to}`} />
    </div>
  )
}

const columns = [
  {
    label: '番号',
    of: ({ to, workId }: CommissionLine) => (
      <Link to={to} className="link figures whitespace-nowrap">
        添削 No.{workId}
      </Link>
    ),
  },
  { label: '依頼した日', of: ({ givenOn }: CommissionLine) => <span className="figures">{givenOn}</span> },
  { label: '返却の期日', of: ({ dueOn }: CommissionLine) => <span className="figures">{dueOn}</span> },
  { label: '報酬（税込）', of: ({ fee }: CommissionLine) => <span className="figures">{fee}</span> },
  {
    label: '確認',
    of: ({ acceptedOn }: CommissionLine) => acceptedOn ?? <Badge tone="info">確認をお願いします</Badge>,
  },
]
