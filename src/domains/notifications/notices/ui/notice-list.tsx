import { Badge } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { noticeKinds, type Notice } from '../terms.ts'

type Props = { notices: readonly (Omit<Notice, 'at'> & { at: string })[] }

/** Each line leads to what it tells of. */
export function NoticeList({ notices }: Props) {
  return (
    <ul className="grid gap-3">
      {notices.map(({ id, kind, text, path, at, isRead }) => (
        <li key={id}>
          <Link to={path} className="grid gap-2 rounded-sheet border border-line bg-sheet p-4 hover:border-edge md:p-5">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-graphite">
              {!isRead && <Badge tone="filled">未読</Badge>}
              <span>{noticeKinds[kind]}</span>
              <span className="figures ml-auto">{at}</span>
            </span>
            <span className={isRead ? '' : 'font-bold'}>{text}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
