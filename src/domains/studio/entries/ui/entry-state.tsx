import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { type EntryState, entryStates } from '../terms.ts'

const tones: Record<EntryState, BadgeTone> = {
  draft: 'plain',
  coming: 'info',
  open: 'done',
  closed: 'plain',
  hidden: 'plain',
}

export const EntryBadge = ({ state }: { state: EntryState }) => <Badge tone={tones[state]}>{entryStates[state]}</Badge>
