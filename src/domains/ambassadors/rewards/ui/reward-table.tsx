import { yen } from '#domains/plans/terms.ts'
import { Badge } from '#ui/badge.tsx'
import { rewardKinds, rewardStates, type RewardState } from '../terms.ts'
import type { ShownReward } from '../read-rewards.server.ts'

const tones = { pending: 'plain', confirmed: 'info', paid: 'done', cancelled: 'plain', forfeited: 'plain' } as const

export const StateBadge = ({ state }: { state: RewardState }) => (
  <Badge tone={tones[state]}>{rewardStates[state]}</Badge>
)

export const rewardColumns = [
  { label: '日付', of: ({ day }: ShownReward) => <span className="figures whitespace-nowrap">{day}</span> },
  { label: '内容', of: ({ kind }: ShownReward) => <span className="whitespace-nowrap">{rewardKinds[kind]}</span> },
  { label: '金額（税込）', figures: true, of: (row: ShownReward) => yen(row.yen) },
  {
    label: '状態',
    of: ({ state, reason }: ShownReward) => (
      <>
        <StateBadge state={state} />
        {reason && <span className="mt-1 block text-sm text-graphite">{reason}</span>}
      </>
    ),
  },
  {
    label: '経過',
    of: ({ steps }: ShownReward) => (
      <details className="min-w-64">
        <summary className="cursor-pointer text-indigo">経過を見る</summary>
        <ol className="grid gap-1 pt-1">
          {steps.map(({ what, at, why }) => (
            <li key={`${what}${at}`}>
              <span className="font-bold">{what}</span> <span className="figures whitespace-nowrap">{at}</span>
              <span className="block text-graphite wrap-anywhere">{why}</span>
            </li>
          ))}
        </ol>
      </details>
    ),
  },
]
