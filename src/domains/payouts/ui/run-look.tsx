import { yen } from '#domains/plans/terms.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import type { readStaffPayouts } from '../read-staff.server.ts'

type Look = Awaited<ReturnType<typeof readStaffPayouts>>['look']

/** What accounting looks at before a month is closed: the kinds beside the month before, who cannot be paid, and the book. */
export function RunLook({ look }: { look: Look }) {
  return (
    <div className="grid gap-5">
      {look.kinds.length > 0 && (
        <DataTable caption="種類ごとの合計" dense columns={columns} rows={look.kinds} keyOf={({ label }) => label} />
      )}
      <ul className="grid gap-2 text-sm">
        <li className="flex flex-wrap items-center gap-2">
          <Check ok={look.waits.every(({ isMissing }) => !isMissing)} />
          {look.waits.length === 0 ? '全員に支払えます。' : '今回は支払わないもの：'}
          {look.waits.map(({ label, payees, yen: sum, to }) => (
            <Link key={to} to={to} className="link figures">
              {`${label} ${payees}名・${yen(sum)}`}
            </Link>
          ))}
        </li>
        <li className="flex flex-wrap items-center gap-2">
          <Check ok={look.bookDifference === 0} />
          {look.bookDifference === 0
            ? '報酬の記録と、帳簿の未払金が一致しています。'
            : `報酬の記録と帳簿の未払金に、${yen(Math.abs(look.bookDifference))}の差があります。締める前に確かめてください。`}
        </li>
      </ul>
    </div>
  )
}

const Check = ({ ok }: { ok: boolean }) =>
  ok ? (
    <Badge tone="done" icon="check">
      確認済み
    </Badge>
  ) : (
    <Badge tone="filled" icon="warning">
      要確認
    </Badge>
  )

type Kind = Look['kinds'][number]
const signed = (sum: number) => (sum === 0 ? '±0' : `${sum > 0 ? '＋' : '−'}${yen(Math.abs(sum))}`)
const columns = [
  { label: '種類', leads: true, of: ({ label }: Kind) => label },
  { label: '件数', figures: true, of: (row: Kind) => row.lines.toLocaleString('ja-JP') },
  { label: '今回の報酬', leads: true, figures: true, of: (row: Kind) => yen(row.yen) },
  { label: '次回以降', figures: true, of: (row: Kind) => yen(row.waitingYen) },
  { label: '前回の報酬', figures: true, of: (row: Kind) => yen(row.beforeYen) },
  { label: '前回との差', figures: true, of: (row: Kind) => signed(row.yen - row.beforeYen) },
]
