import { useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { Icon } from '#ui/icon.tsx'
import { buttonLook } from '#ui/button-look.ts'
import type { Liked } from '../queries.ts'

type Props = { reportId: number; first: Liked; signedIn: boolean }

/** 「いいね」: the figure is for everybody, the button for who is signed in. */
export function LikeButton({ reportId, first, signedIn }: Props) {
  const [{ goodsCount, isLiked, goodId }, setLiked] = useState(first)
  const [busy, setBusy] = useState(false)
  const toggle = async () => {
    setBusy(true)
    const reply = isLiked
      ? await post<Liked>(
          callPath('/illust_reports/:id/goods/:goodId', { id: reportId, goodId: goodId! }),
          {},
          { method: 'DELETE' },
        )
      : await post<Liked>(callPath('/illust_reports/:id/goods', { id: reportId }))
    setBusy(false)
    if (!reply.ok || !reply.body)
      return window.alert(isLiked ? 'いいねの取り消しに失敗しました' : 'いいねに失敗しました')
    setLiked(reply.body)
  }
  const figure = <span className="figures">{goodsCount.toLocaleString('ja-JP')}</span>
  if (!signedIn)
    return (
      <p className="inline-flex items-center gap-2 text-graphite">
        <Icon name="heart" />
        いいね {figure}
      </p>
    )
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      disabled={busy}
      className={buttonLook({ look: 'outline', className: `justify-self-start ${isLiked ? 'text-vermilion' : ''}` })}
      onClick={() => void toggle()}
    >
      <Icon name={isLiked ? 'heart-filled' : 'heart'} />
      いいね {figure}
    </button>
  )
}
