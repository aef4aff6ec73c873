import { Badge } from '#ui/badge.tsx'
import type { BoardLine } from '../read-board.server.ts'

type Of = Pick<BoardLine, 'state' | 'isOverdue' | 'isReopened' | 'isReported' | 'isCancelAsked'>

/** How a request stands, and beside whatever else there is to it that it is late. */
export function StateBadge({ of }: { of: Of }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Standing of={of} />
      {of.isOverdue && <Badge tone="mark">返却の遅れ</Badge>}
    </span>
  )
}

function Standing({ of: { state, isOverdue, isReopened, isReported, isCancelAsked } }: { of: Of }) {
  if (isCancelAsked) return <Badge tone="filled">取消確認中</Badge>
  if (isReported) return <Badge tone="filled">連絡を確認中</Badge>
  if (isOverdue) return null
  if (isReopened) return <Badge tone="info">直し待ち</Badge>
  if (state === 'waiting') return <Badge tone="info">添削待ち</Badge>
  return state === 'corrected' ? <Badge tone="done">添削済み</Badge> : <Badge>取り消し</Badge>
}
