import { useState } from 'react'
import { SignUpModal } from '#domains/accounts/ui/sign-up-modal.tsx'
import { callPath, post } from '#platform/browser-call.ts'
import { IconButton } from '#ui/icon-button.tsx'

const NEEDS_MEMBERSHIP = 'お気に入りに追加するには会員登録が必要です。'

// Small beside the words of a card, but it answers on 44 px.
const CARD_LOOK = 'touch-room z-1 size-8'

type Props = { title: string; signedIn: boolean; onCard?: boolean }

/** The bookmark of a course. The mark changes only when the server has said yes. */
export function CourseBookmark({ courseId, favorite, ...props }: Props & { courseId: number; favorite: boolean }) {
  const [marked, setMarked] = useState(favorite)
  const toggle = async () => {
    const reply = await post(
      callPath('/courses/:id/favorite', { id: courseId }),
      {},
      { method: marked ? 'DELETE' : 'POST' },
    )
    if (reply.ok) setMarked(!marked)
  }
  return <BookmarkSwitch {...props} marked={marked} toggle={toggle} />
}

/** The bookmark of a lesson keeps the id that the server gave, and is taken away by it. */
export function LessonBookmark({
  lessonId,
  favoriteId,
  ...props
}: Props & { lessonId: number; favoriteId: number | null }) {
  const [markedAs, setMarkedAs] = useState(favoriteId)
  const toggle = async () => {
    if (markedAs === null) {
      const reply = await post<{ user_favorite_id: number }>(callPath('/lessons/:id/favorites', { id: lessonId }))
      if (reply.ok && reply.body) setMarkedAs(reply.body.user_favorite_id)
      return
    }
    const reply = await post(
      callPath('/lessons/:id/favorites/:favoriteId', { id: lessonId, favoriteId: markedAs }),
      {},
      { method: 'DELETE' },
    )
    // Gone already, in another tab: the mark here is out of date.
    if (reply.ok || reply.status === 404) setMarkedAs(null)
  }
  return <BookmarkSwitch {...props} marked={markedAs !== null} toggle={toggle} />
}

function BookmarkSwitch({
  title,
  signedIn,
  onCard,
  marked,
  toggle,
}: Props & { marked: boolean; toggle: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const [asking, setAsking] = useState<string | null>(null)
  const press = async () => {
    if (!signedIn) return setAsking(NEEDS_MEMBERSHIP)
    setBusy(true)
    await toggle()
    setBusy(false)
  }
  return (
    <>
      <IconButton
        icon={marked ? 'bookmark-filled' : 'bookmark'}
        label={`「${title}」を${marked ? 'お気に入りから外す' : 'お気に入りに追加'}`}
        aria-pressed={marked}
        disabled={busy}
        className={onCard ? CARD_LOOK : undefined}
        onClick={() => void press()}
      />
      {asking && <SignUpModal sentence={asking} onClose={() => setAsking(null)} />}
    </>
  )
}
