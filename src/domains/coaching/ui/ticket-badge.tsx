import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { ticketStates, type TicketState } from '../terms.ts'

const tones: Record<TicketState, BadgeTone> = {
  unused: 'mark',
  booked: 'info',
  used: 'done',
  expired: 'plain',
  refunded: 'plain',
}

export const TicketBadge = ({ state }: { state: TicketState }) => (
  <Badge tone={tones[state]}>{ticketStates[state]}</Badge>
)
