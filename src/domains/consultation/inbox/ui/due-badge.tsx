import { Badge } from '#ui/badge.tsx'
import type { Due } from '../read-inbox.server.ts'

/** By when it has to be answered, late first to be seen. */
export function DueBadge({ due, on }: { due: Due; on: string | null }) {
  if (due === 'none' || on === null) return <span className="text-graphite">－</span>
  if (due === 'later') return <span className="figures whitespace-nowrap">{on}</span>
  return <Badge tone={due === 'late' ? 'filled' : 'mark'}>{due === 'late' ? `期限切れ ${on}` : `今日まで ${on}`}</Badge>
}
