import { Badge } from '#ui/badge.tsx'
import type { BoardLine } from '../read-board.server.ts'

type Props = { of: Pick<BoardLine, 'state' | 'isOverdue' | 'isReopened' | 'isReported' | 'isCancelAsked'> }

/** How a request stands, and that it is late. */
export function StateBadge({ of: { state, isOverdue, isReopened, isReported, isCancelAsked } }: Props) {
  if (isCancelAsked) return <Badge tone="filled">取消確認中</Badge>
  if (isReported) return <Badge tone="filled">連絡を確認中</Badge>
  if (isOverdue) return <Badge tone="mark">返却の遅れ</Badge>
  if (isReopened) return <Badge tone="info">直し待ち</Badge>
  if (state === 'waiting') return <Badge tone="info">添削待ち</Badge>
  return state === 'corrected' ? <Badge tone="done">添削済み</Badge> : <Badge>取り消し</Badge>
}
