import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { termNames } from '../terms.ts'
import { MonthlyPrice, type MonthlyFee } from './monthly-price.tsx'

type Plan = MonthlyFee & { sum: string; critiques: string | null; renewal: string }

type Props = {
  plans: readonly Plan[]
  firstYen: number | null
  /** Where one begins with which plan, and which of them suits most; without it there are no buttons. */
  choice?: { to: (months: Plan['months']) => string; best: Plan['months'] }
}

/** The terms side by side: what a month costs, what the term comes to, and how it goes on. */
export function TermCards({ plans, firstYen, choice }: Props) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {plans.map((plan) => (
        <li
          key={plan.months}
          className={`row-span-4 grid grid-rows-subgrid gap-3 rounded-sheet bg-sheet p-5 md:p-6 ${
            plan.months === choice?.best ? 'border-2 border-vermilion' : 'border border-line'
          }`}
        >
          <h3 className="flex items-center gap-3 text-lg">
            {termNames[plan.months]}
            {plan.months === choice?.best && <Badge tone="mark">おすすめ</Badge>}
          </h3>
          <div className="grid content-start gap-1">
            <MonthlyPrice of={plan} firstYen={firstYen} />
            <p className="phrases figures font-bold">{plan.sum}</p>
          </div>
          <div className="grid content-start gap-2 border-t border-line pt-3 text-sm">
            {plan.critiques ? (
              <p className="flex items-start gap-2">
                <Icon name="check" className="mt-1 size-4 flex-none text-vermilion" />
                {plan.critiques}
              </p>
            ) : (
              <p className="pl-6 text-graphite">先生の添削は含まれません</p>
            )}
            <p className="phrases figures mt-1 text-xs text-graphite">{plan.renewal}</p>
          </div>
          {choice && (
            <LinkButton to={choice.to(plan.months)} look={plan.months === choice.best ? 'filled' : 'outline'} wide>
              {termNames[plan.months]}ではじめる
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  )
}
