import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import { yen } from '#domains/plans/terms.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { readPayouts, type ShownTransfer } from '../read-payee.server.ts'
import { lineColumns } from '../ui/line-table.tsx'
import { transferTones } from '../ui/tones.ts'
import type { Route } from './+types/payouts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readPayouts(ownActor(context, params.userId))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '報酬の受け取り')

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const { memberId, owedYen, masked, refused, held, transfers, lines, page, hasNextPage } = loaderData
  const userId = String(memberId)
  return (
    <AccountArea memberId={memberId} place="payouts" title="報酬の受け取り">
      <Sheet className="grid gap-5">
        <dl className="grid gap-4 md:grid-cols-2">
          <div>
            <dt className="text-sm text-graphite">お支払い前の報酬（税込）</dt>
            <dd className="figures text-2xl font-bold">{yen(owedYen)}</dd>
          </div>
          <div>
            <dt className="text-sm text-graphite">振込先</dt>
            <dd className="figures font-bold">{masked ?? '登録されていません'}</dd>
          </div>
        </dl>
        {held && <p className="text-sm">現在、お支払いの一部を保留しています。</p>}
        {(refused || !masked) && (
          <p className="text-crimson">
            {refused
              ? '登録の口座にお振り込みできませんでした。正しい口座を登録してください。'
              : '振込先を登録すると、次の支払日からお振り込みします。'}
          </p>
        )}
        <div>
          <LinkButton to={href('/users/:userId/payee', { userId })} look={masked && !refused ? 'outline' : undefined}>
            振込先を{masked ? '変更' : '登録'}する
          </LinkButton>
        </div>
      </Sheet>
      <section aria-labelledby="statements" className="grid gap-3">
        <h2 id="statements" className="text-lg">
          支払明細書
        </h2>
        {transfers.length === 0 ? (
          <EmptyState title="支払明細書はまだありません">お支払いのあと、ここに並びます。</EmptyState>
        ) : (
          <DataTable caption="支払明細書" columns={statementColumns(userId)} rows={transfers} keyOf={({ id }) => id} />
        )}
      </section>
      {lines.length > 0 && (
        <section aria-labelledby="lines" className="grid gap-3">
          <h2 id="lines" className="text-lg">
            報酬の記録
          </h2>
          <DataTable caption="報酬の記録" columns={lineColumns} rows={lines} keyOf={({ id }) => id} />
          <NewerOlder label="報酬の記録のページ" page={page} hasNextPage={hasNextPage} />
        </section>
      )}
    </AccountArea>
  )
}

const statementColumns = (userId: string) => [
  {
    label: '対象',
    of: ({ id, month, state }: ShownTransfer) =>
      state === 'paid' ? (
        <Link to={href('/users/:userId/payouts/:id', { userId, id: String(id) })} className="whitespace-nowrap">
          {month}
        </Link>
      ) : (
        <span className="whitespace-nowrap">{month}</span>
      ),
  },
  { label: '報酬', figures: true, of: (row: ShownTransfer) => yen(row.grossYen) },
  { label: '源泉所得税', figures: true, of: (row: ShownTransfer) => yen(row.withheldYen) },
  { label: 'お振込額', figures: true, of: (row: ShownTransfer) => yen(row.netYen) },
  { label: '支払日', of: (row: ShownTransfer) => <span className="figures whitespace-nowrap">{row.payOn}</span> },
  {
    label: '状態',
    of: ({ state, stateName }: ShownTransfer) => <Badge tone={transferTones[state]}>{stateName}</Badge>,
  },
]
