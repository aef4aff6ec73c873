import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { stateNames, type State } from '../terms.ts'

const tones: Record<State, BadgeTone> = { waiting: 'mark', answered: 'done', closed: 'plain' }

export const StateBadge = ({ state }: { state: State }) => <Badge tone={tones[state]}>{stateNames[state]}</Badge>
