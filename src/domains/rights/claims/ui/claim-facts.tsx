import { Badge } from '#ui/badge.tsx'
import type { ShownClaim } from '../shown-claim.ts'

/** What was claimed, by when it is answered, and the answer. */
export function ClaimFacts({ claim }: { claim: ShownClaim }) {
  const facts = [
    ['受け付けた日時', claim.made],
    ['回答の期限', claim.due],
    ...(claim.ground ? ([['理由', claim.ground]] as const) : []),
    ...(claim.place ? ([['場所', claim.place]] as const) : []),
    ['内容', claim.words],
  ] as const
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <span className="figures font-bold">{claim.number}</span>
        <span>{claim.kind}</span>
        <Badge tone={claim.outcome ? 'done' : 'plain'}>{claim.outcome ? '回答済み' : '確認中'}</Badge>
      </p>
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-graphite">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
      {claim.outcome && (
        <div className="border-l-4 border-leaf pl-4">
          <p className="font-bold">{claim.outcome}</p>
          <p className="text-sm text-graphite">{claim.decided}</p>
          <p className="mt-2 break-words whitespace-pre-wrap">{claim.answer}</p>
        </div>
      )}
    </div>
  )
}
