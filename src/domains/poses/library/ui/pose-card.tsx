import { useState } from 'react'
import { callPath, post } from '#platform/browser-call.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { smallOf, type ShownPose } from '../../terms.ts'

type Props = {
  pose: ShownPose
  /** Why it cannot be liked by who looks; told instead of doing it. */
  onLocked: (() => void) | null
  onLiked: (liked: boolean) => void
  onTrouble: (sentence: string | null) => void
  onOpen: () => void
}

export function PoseCard({ pose, onLocked, onLiked, onTrouble, onOpen }: Props) {
  const [busy, setBusy] = useState(false)
  const { id, name, liked } = pose
  const toggle = async () => {
    if (onLocked) return onLocked()
    setBusy(true)
    const reply = await post<{ liked: boolean }>(callPath('/pose_library/like'), { id, like: !liked })
    setBusy(false)
    if (reply.ok) onLiked(!liked)
    onTrouble(reply.ok ? null : liked ? 'いいねの取り消しに失敗しました' : 'いいねに失敗しました')
  }
  return (
    <li className="pose-card">
      <button type="button" className="pose-open" aria-label={`「${name}」を大きく見る（${id}）`} onClick={onOpen}>
        <img
          src={smallOf(pose.imageURL)}
          alt={name}
          width={300}
          height={400}
          loading="lazy"
          decoding="async"
          draggable={false}
        />
      </button>
      <IconButton
        icon={liked ? 'heart-filled' : 'heart'}
        label={`「${name}」（${id}）を${liked ? 'お気に入りから外す' : 'お気に入りに追加'}`}
        aria-pressed={liked}
        disabled={busy}
        className={`pose-heart ${liked ? 'text-vermilion' : ''}`}
        onClick={() => void toggle()}
      />
    </li>
  )
}
