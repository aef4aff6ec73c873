import { href } from 'react-router'
import { Link } from '../link.tsx'

/** A member in a table, with the way to their page; nobody is a dash. */
export function MemberLink({ of }: { of: { id: number; name: string } | 0 | null }) {
  if (!of) return <span className="text-graphite">－</span>
  return (
    <Link to={href('/staff/members/:id', { id: String(of.id) })} className="staff-table-link whitespace-nowrap">
      {of.name}
    </Link>
  )
}
