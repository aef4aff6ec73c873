import { Badge, type BadgeTone } from '#ui/badge.tsx'

const tones: Record<string, BadgeTone> = { paid: 'done', unpaid: 'mark', unknown: 'info', processing: 'info' }

export function InvoiceState({ state, name }: { state: string; name: string }) {
  return (
    <Badge tone={tones[state] ?? 'plain'} icon={state === 'unpaid' ? 'warning' : undefined}>
      {name}
    </Badge>
  )
}
