import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import type { readRings } from '../read-rings.server.ts'
import { SIGN_DAYS, signNames } from '../terms.ts'

type Props = { rings: Awaited<ReturnType<typeof readRings>> }
type Row = Props['rings']['rows'][number]

/** Whom staff look at more closely; what follows from it they decide themselves. */
export function Rings({ rings: { rows, page, hasNextPage } }: Props) {
  return (
    <div className="grid gap-4">
      <p className="text-sm text-graphite">
        この{SIGN_DAYS}日の紹介のうち、ほかのアカウントと同じカードや端末などがあるものです。
        自動で止まるものはありません。内容を見て判断してください。
      </p>
      {rows.length === 0 ? (
        <Nothing>気になる紹介はありません。</Nothing>
      ) : (
        <DataTable dense caption="気になる紹介" rows={rows} keyOf={({ memberId }) => memberId} columns={columns} />
      )}
      <NewerOlder label="気になる紹介のページ" page={page} hasNextPage={hasNextPage} />
    </div>
  )
}

const columns = [
  {
    label: '会員',
    of: ({ memberId, name }: Row) => (
      <Link to={href('/staff/ambassadors/:id', { id: String(memberId) })} className="staff-table-link">
        {name}
      </Link>
    ),
  },
  {
    label: '気になる点',
    of: ({ signs }: Row) => (
      <span className="flex min-w-56 flex-wrap gap-1">
        {signs.map(({ sign, rewards }) => (
          <Badge key={sign} tone={sign === 'quit' ? 'plain' : 'mark'}>
            {signNames[sign]}（{rewards}件）
          </Badge>
        ))}
      </span>
    ),
  },
]
