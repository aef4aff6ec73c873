import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import type { ShownTransfer } from '../read-payee.server.ts'
import { readStaffPayee } from '../read-staff.server.ts'
import { entityNames } from '../terms.ts'
import { lineColumns } from '../ui/line-table.tsx'
import { transferTones } from '../ui/tones.ts'
import type { Route } from './+types/staff-payee'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { payee: await readStaffPayee(staffActor(context), params.id) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.payee.member.name ?? ''}さんの報酬`)

export default function StaffPayee({ loaderData: { payee } }: Route.ComponentProps) {
  const { member, account, lines, transfers } = payee
  return (
    <StaffPage
      title={`${member.name}さんの報酬`}
      trail={<Breadcrumb trail={[{ label: '報酬の支払い', to: href('/staff/payouts') }, { label: member.name }]} />}
    >
      <Facts
        of={[
          ['会員', <MemberLink key="member" of={member} />],
          ['報酬の種類', payee.kinds.join('、')],
          ['支払い前の報酬', <strong key="owed">{yen(payee.owedYen)}</strong>],
          ['支払先の名前', account ? `${account.name}（${entityNames[account.entity]}）` : '登録されていません'],
          ['振込先', account?.masked ?? '－'],
          ['振込先の登録', account ? account.changed + (account.refused ? '（訂正待ち）' : '') : '－'],
          ['登録番号', account?.registration || '－'],
        ]}
      />
      <Section title="支払い">
        {transfers.length === 0 ? (
          <Nothing>支払いはまだありません。</Nothing>
        ) : (
          <DataTable caption="支払い" dense columns={transferColumns} rows={transfers} keyOf={({ id }) => id} />
        )}
      </Section>
      <Section title="報酬の記録">
        {lines.length === 0 ? (
          <Nothing>報酬の記録はまだありません。</Nothing>
        ) : (
          <DataTable caption="報酬の記録" dense columns={lineColumns} rows={lines} keyOf={({ id }) => id} />
        )}
        <NewerOlder label="報酬の記録のページ" page={payee.page} hasNextPage={payee.hasNextPage} />
      </Section>
    </StaffPage>
  )
}

const transferColumns = [
  { label: '番号', of: ({ number }: ShownTransfer) => <span className="figures whitespace-nowrap">{number}</span> },
  { label: '対象', leads: true, of: ({ month }: ShownTransfer) => <span className="whitespace-nowrap">{month}</span> },
  { label: '報酬', figures: true, of: (row: ShownTransfer) => yen(row.grossYen) },
  { label: '源泉所得税', figures: true, of: (row: ShownTransfer) => yen(row.withheldYen) },
  { label: '振込額', leads: true, figures: true, of: (row: ShownTransfer) => yen(row.netYen) },
  { label: '支払日', of: ({ payOn }: ShownTransfer) => <span className="figures whitespace-nowrap">{payOn}</span> },
  {
    label: '状態',
    leads: true,
    of: ({ state, stateName, failure }: ShownTransfer) => (
      <>
        <Badge tone={transferTones[state]}>{stateName}</Badge>
        {failure && <span className="mt-1 block text-graphite">{failure}</span>}
      </>
    ),
  },
]
