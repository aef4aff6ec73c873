import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'

type Props = { target: { type: 'report' | 'comment'; id: number }; whose: string; onBlocked?: () => void }

/** 「ブロックする」: neither sees the other any more. */
export function BlockButton({ target, whose, onBlocked }: Props) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const block = async () => {
    if (!window.confirm(`${whose}さんをブロックしますか？おたがいに、絵とコメントが見えなくなります。`)) return
    setBusy(true)
    const reply = await post(callPath('/member_blocks'), { target_type: target.type, target_id: target.id })
    setBusy(false)
    if (!reply.ok) return window.alert('ブロックできませんでした。もう一度お試しください。')
    if (onBlocked) onBlocked()
    else void navigate(href('/member_blocks'))
  }
  return (
    <button
      type="button"
      disabled={busy}
      className="touch-room text-sm text-graphite underline underline-offset-4"
      onClick={() => void block()}
    >
      ブロックする<span className="sr-only">（{whose}さん）</span>
    </button>
  )
}
