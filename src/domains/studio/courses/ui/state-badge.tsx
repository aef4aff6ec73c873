import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type CourseState, courseStates } from '../../terms.ts'

const tones: Record<CourseState, BadgeTone> = { draft: 'plain', coming: 'info', open: 'done', closed: 'plain' }

export const StateBadge = ({ state }: { state: CourseState }) => (
  <Badge tone={tones[state]}>{courseStates[state]}</Badge>
)
