import { href } from 'react-router'
import { MOST_UNREAD } from '#domains/notifications/terms.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** The way to what came for a member, with how much of it is new. */
export function NoticeBell({ unread }: { unread: number }) {
  const count = unread > MOST_UNREAD ? `${MOST_UNREAD}+` : String(unread)
  return (
    <Link
      to={href('/notices')}
      className="icon-button relative"
      aria-label={unread ? `通知（未読${count}件）` : '通知'}
    >
      <Icon name="bell" className="size-6" />
      {unread > 0 && (
        <span aria-hidden="true" className="notice-count figures">
          {count}
        </span>
      )}
    </Link>
  )
}
