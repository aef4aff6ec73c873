import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { phaseNames, type CampaignPhase } from '../terms.ts'

const tones: Record<CampaignPhase, BadgeTone> = { draft: 'plain', coming: 'info', open: 'done', ended: 'plain' }

export const PhaseBadge = ({ phase }: { phase: CampaignPhase }) => (
  <Badge tone={tones[phase]}>{phaseNames[phase]}</Badge>
)
