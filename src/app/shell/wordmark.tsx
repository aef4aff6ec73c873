import { href } from 'react-router'
import { Link } from '#ui/link.tsx'

/** The house's name in the drawn face, with one stroke of the pen under it. */
export function Wordmark({ siteName }: { siteName: string }) {
  return (
    <Link to={href('/')} className="inline-flex min-h-11 items-center font-head text-xl font-bold">
      <span className="wordmark">{siteName}</span>
    </Link>
  )
}
