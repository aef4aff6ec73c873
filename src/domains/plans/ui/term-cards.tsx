import { termNames, termTotal, yen, type TermPrice } from '../terms.ts'

const renewals = {
  1: '1ヶ月ごとに自動更新。いつでも解約できます。',
  6: '6ヶ月ごとに自動更新。解約は更新前までにお手続きください。',
  12: '12ヶ月の満了後は1ヶ月ごとの更新となり、いつでも解約できます。',
}

/** The terms side by side: what a month costs, what the term comes to, and how it goes on. */
export function TermCards({ prices, headingLevel = 3 }: { prices: readonly TermPrice[]; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {prices.map((price) => (
        <li
          key={price.months}
          className="grid content-start gap-2 rounded-sheet border border-line bg-sheet p-5 md:p-6"
        >
          <Heading className="text-lg">{termNames[price.months]}</Heading>
          <p className="flex items-baseline gap-1">
            <span className="text-sm text-graphite">月額</span>
            <span className="figures font-head text-2xl">{yen(price.monthlyYen)}</span>
            <span className="text-sm text-graphite">(税込)</span>
          </p>
          <p className="figures text-sm text-graphite">
            {price.months === 1
              ? '1ヶ月分のお支払い'
              : `${price.months}ヶ月の合計 ${yen(termTotal(price))}（毎月のお支払い）`}
          </p>
          <p className="border-t border-line pt-3 text-sm">{renewals[price.months]}</p>
        </li>
      ))}
    </ul>
  )
}
