import { termNames, yen, type TermMonths } from '../terms.ts'

type Plan = {
  months: TermMonths
  currentYen: number
  regularYen: number
  isCompared: boolean
  /** so many first months cost `currentYen`; 0: nothing is discounted */
  discountMonths: number
  totalYen: number
}

const renewals = {
  1: '1ヶ月ごとに自動更新。いつでも解約できます。',
  6: '6ヶ月ごとに自動更新。契約期間の途中では終了できません。',
  12: '12ヶ月の契約期間の途中では終了できません。満了後は1ヶ月ごとの更新となり、いつでも解約できます。',
}

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
          <Price {...plan} firstYen={firstYen} />
          <p className="border-t border-line pt-3 text-sm">{renewals[plan.months]}</p>
        </li>
      ))}
    </ul>
  )
}

/** `firstYen` is what the month before costs, from which nothing is counted. */
type Prices = Plan & { firstYen: number | null }

function Price({ months, currentYen, regularYen, isCompared, discountMonths, totalYen, firstYen }: Prices) {
  const isDiscounted = discountMonths > 0
  return (
    <div className="grid content-start gap-1">
      {firstYen !== null && <p className="figures text-sm font-bold text-vermilion">最初の1ヶ月は{yen(firstYen)}</p>}
      <p className="flex flex-wrap items-baseline gap-1">
        <span className="text-sm text-graphite">{firstYen === null ? '月額' : '2ヶ月目から月額'}</span>
        <span className="figures font-head text-2xl">{yen(currentYen)}</span>
        <span className="text-sm text-graphite">（税込）</span>
      </p>
      {isDiscounted && (
        <>
          {isCompared && (
            <p className="figures text-sm text-graphite">
              通常 <s>月額{yen(regularYen)}</s>
            </p>
          )}
          <p className="figures text-sm font-bold text-vermilion">
            {discountMonths < months
              ? `割引は${discountMonths}ヶ月間。そのあとは月額${yen(regularYen)}`
              : '契約期間中、この月額です'}
          </p>
        </>
      )}
      <p className="figures text-sm text-graphite">
        {months === 1 ? '1ヶ月分のお支払い' : `${months}ヶ月の合計 ${yen(totalYen)}（お支払いは毎月）`}
      </p>
    </div>
  )
}
