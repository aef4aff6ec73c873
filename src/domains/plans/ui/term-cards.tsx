import { Icon } from '#ui/icon.tsx'
import { termNames } from '../terms.ts'
import { MonthlyPrice, type MonthlyFee } from './monthly-price.tsx'

type Plan = MonthlyFee & { sum: string; critiques: string | null; renewal: string }

/** The terms side by side: what a month costs, what the term comes to, and how it goes on. */
export function TermCards({ plans, firstYen }: { plans: readonly Plan[]; firstYen: number | null }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {plans.map((plan) => (
        <li
          key={plan.months}
          className="row-span-3 grid grid-rows-subgrid gap-3 rounded-sheet border border-line bg-sheet p-5 md:p-6"
        >
          <h3 className="text-lg">{termNames[plan.months]}</h3>
          <div className="grid content-start gap-1">
            <MonthlyPrice of={plan} firstYen={firstYen} />
            <p className="figures text-sm text-graphite">{plan.sum}</p>
          </div>
          <div className="grid content-start gap-2 border-t border-line pt-3 text-sm">
            <Included>月額プランの全講座とカリキュラム、ポーズ集</Included>
            {plan.critiques ? (
              <Included>{plan.critiques}</Included>
            ) : (
              <p className="pl-6 text-graphite">先生の添削は含まれません</p>
            )}
            <p className="mt-1 text-graphite">{plan.renewal}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const Included = ({ children }: { children: string }) => (
  <p className="flex items-start gap-2">
    <Icon name="check" className="mt-1 size-4 flex-none text-vermilion" />
    {children}
  </p>
)
