import { termNames, yen, type TermPrice } from '../../terms.ts'
import { useServerCountdown } from './use-server-countdown.ts'

type Props = {
  /** 「2025年4月1日」 */
  day: string
  prices: readonly TermPrice[]
}

/** The time until plans become dearer, by the server's clock, and what they will cost. */
export function PriceCountdown({ day, prices }: Props) {
  const words = useServerCountdown()
  if (!words) return null
  return (
    <aside aria-labelledby="revision" className="grid gap-2 rounded-sheet border border-vermilion bg-sheet p-5 md:p-6">
      <h2 id="revision" className="flex flex-wrap items-baseline gap-x-3 text-lg">
        料金改定まで
        <span role="timer" className="figures font-head text-2xl text-vermilion">
          {words}
        </span>
      </h2>
      <p className="figures text-sm">
        {day}から、月額は{prices.map(({ months, monthlyYen }) => `${termNames[months]} ${yen(monthlyYen)}`).join('、')}
        （いずれも税込）になります。
      </p>
      <p className="text-sm text-graphite">
        改定の前にお申し込みいただくと、その契約期間が終わるまで今の料金のままです。
      </p>
    </aside>
  )
}
