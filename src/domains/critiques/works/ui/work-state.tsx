import { Badge } from '#ui/badge.tsx'

const STATES = { waiting: '添削待ち', corrected: '添削済み', cancelled: '取り消し済み' }

/** Where a work stands, in one word. */
export const WorkState = ({ state }: { state: keyof typeof STATES }) => (
  <Badge tone={state === 'corrected' ? 'mark' : 'plain'}>{STATES[state]}</Badge>
)
