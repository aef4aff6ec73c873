import { href } from 'react-router'
import { Badge } from '#ui/badge.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { flagReasons, type FlagReason } from '../../flags/terms.ts'
import { AuthorLink } from './author-link.tsx'
import type { QueueRow } from '../queries.ts'
import { targetNames, whyNames } from '../terms.ts'
import { VeiledPicture } from './veiled-picture.tsx'

type Row = QueueRow & { waited: string }
const isPressing = ({ why }: Row) => why === 'reported' || why === 'objection'

/** A comment has no title: it is known by how it begins. */
const nameOf = ({ title, text, target_type }: Row) =>
  `「${title ?? (text.length > 20 ? `${text.slice(0, 20)}…` : text || targetNames[target_type])}」`

const columns: Column<Row>[] = [
  {
    label: '画像',
    leads: true,
    of: (row) => (row.has_picture ? <VeiledPicture caseId={row.id} small={nameOf(row)} /> : null),
  },
  {
    label: '投稿',
    leads: true,
    of: (row) => (
      <span className="grid max-w-96 md:min-w-56">
        <Link to={href('/staff/moderation/:id', { id: String(row.id) })} className="staff-table-link">
          {nameOf(row)}
        </Link>
        {row.title && <span className="line-clamp-2 text-graphite">{row.text}</span>}
        <span className="text-xs text-graphite">{targetNames[row.target_type]}</span>
      </span>
    ),
  },
  {
    label: '理由',
    leads: true,
    of: (row) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={isPressing(row) ? 'mark' : 'plain'}>
          {row.flags > 1 ? `${whyNames[row.why]} ${row.flags}件` : whyNames[row.why]}
        </Badge>
        {row.reasons.map((reason) => (
          <Badge key={reason}>{flagReasons[reason as FlagReason]}</Badge>
        ))}
        {row.is_hidden && <Badge tone="filled">非表示中</Badge>}
      </span>
    ),
  },
  { label: '待ち', of: ({ waited }) => waited, figures: true },
  { label: '投稿した人', of: ({ author_id: id, author: name }) => <AuthorLink id={id} name={name} /> },
]

/** What waits, the most pressing first; a picture stands here veiled. */
export const QueueTable = ({ rows }: { rows: readonly Row[] }) => (
  <DataTable dense caption="確認を待っている投稿" rows={rows} keyOf={({ id }) => id} columns={columns} />
)
