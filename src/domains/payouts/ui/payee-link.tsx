import { href } from 'react-router'
import { Link } from '#ui/link.tsx'

export function PayeeLink({ of }: { of: { id: number; name: string } }) {
  return (
    <Link to={href('/staff/payees/:id', { id: String(of.id) })} className="staff-table-link whitespace-nowrap">
      {of.name}
    </Link>
  )
}
