import { useLocation } from 'react-router'
import { href } from 'react-router'
import { Link } from '#ui/link.tsx'
import type { Sending } from './use-outbox.ts'

/** Why what was sent is not there yet, and that nothing of it is lost. */
export function WaitingLine({ sending }: { sending: Sending }) {
  const { pathname, search } = useLocation()
  if (sending === 'waiting')
    return <p role="status">通信できませんでした。内容はこの端末に残っています。つながったら自動で送ります。</p>
  if (sending !== 'signed-out') return null
  const back = `${href('/sessions/new')}?return_to=${encodeURIComponent(pathname + search)}`
  return (
    <p role="alert">
      ログインの有効期限が切れました。内容はこの端末に残っています。
      <Link to={back} reloadDocument className="link touch-room">
        ログインし直す
      </Link>
      と、自動で送ります。
    </p>
  )
}
