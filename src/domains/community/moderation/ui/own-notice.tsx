import { href } from 'react-router'
import { Link } from '#ui/link.tsx'

type Props = {
  report: { isHidden: boolean; isWaiting: boolean }
  decision: { id: number; reason: string } | null
}

/** To its author (and staff): why others do not see it, and where to say that one does not agree. */
export function OwnNotice({ report: { isHidden, isWaiting }, decision }: Props) {
  if (!isHidden && !isWaiting) return null
  return (
    <div role="status" className="mb-6 grid gap-1 rounded-sheet border border-vermilion bg-sheet p-4">
      <p className="font-bold">
        {isHidden ? '運営により非表示になっています。' : '確認待ちです。運営が確認してから、ほかの方に表示されます。'}
      </p>
      {isHidden && decision && (
        <>
          <p className="whitespace-pre-line">理由：{decision.reason}</p>
          <p>
            <Link to={href('/moderation_decisions/:id', { id: String(decision.id) })} className="link touch-room">
              詳しい内容と、異議の申し出
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
