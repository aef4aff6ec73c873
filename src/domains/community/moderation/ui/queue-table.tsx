import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { flagReasons, type FlagReason } from '../../flags/terms.ts'
import { AuthorLink } from './author-link.tsx'
import type { QueueRow } from '../queries.ts'
import { targetNames, whyNames } from '../terms.ts'

type Row = QueueRow & { waited: string }
const isPressing = ({ why }: Row) => why === 'reported' || why === 'objection'

const columns = [
  { label: '待ち', of: ({ waited }: Row) => waited, figures: true },
  {
    label: '理由',
    of: (row: Row) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={isPressing(row) ? 'mark' : 'plain'}>{whyNames[row.why]}</Badge>
        {row.is_hidden && <Badge tone="filled">非表示中</Badge>}
      </span>
    ),
  },
  {
    label: '投稿',
    of: ({ id, target_type, text, has_picture }: Row) => (
      <span className="grid max-w-96 min-w-48">
        <Link to={href('/staff/moderation/:id', { id: String(id) })} className="staff-table-link">
          {targetNames[target_type]}を確認する
        </Link>
        <span className="line-clamp-2 text-graphite">{text}</span>
        {has_picture && <span className="text-xs text-graphite">画像あり</span>}
      </span>
    ),
  },
  {
    label: '通報',
    of: ({ flags, reasons }: Row) => (
      <span className="block min-w-56">
        {flags === 0 ? '－' : `${flags}件（${reasons.map((reason) => flagReasons[reason as FlagReason]).join('、')}）`}
      </span>
    ),
  },
  { label: '投稿した人', of: ({ author_id: id, author: name }: Row) => <AuthorLink id={id} name={name} /> },
]

/** What waits, the most pressing first; no picture stands here. */
export const QueueTable = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable dense caption="確認を待っている投稿" rows={rows} keyOf={({ id }) => id} columns={columns} />
)
