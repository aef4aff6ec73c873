import { yen, type TermMonths } from '../terms.ts'

export type MonthlyFee = {
  months: TermMonths
  currentYen: number
  regularYen: number
  /** the regular price may stand crossed out */
  isCompared: boolean
  /** so many first months cost `currentYen`; 0: nothing is discounted */
  discountMonths: number
  /** the first month of all that are counted, and the first at the regular fee, by their first days: 「12月29日」 */
  from: string
  regularFrom: string
}

/** What a month of a term costs, from when, and until when; `firstYen` is what the month before costs, which is not counted. */
export function MonthlyPrice({ of, firstYen }: { of: MonthlyFee; firstYen: number | null }) {
  const { months, currentYen, regularYen, isCompared, discountMonths, from, regularFrom } = of
  const isDiscounted = currentYen < regularYen
  return (
    <span className="grid content-start gap-1">
      {firstYen !== null && <Price when="最初の1ヶ月は" amount={firstYen} look="text-2xl text-vermilion" />}
      <Price
        when={firstYen === null ? '月額' : `${from}から月額`}
        amount={currentYen}
        look={firstYen === null ? 'text-2xl' : 'text-xl'}
      />
      {isDiscounted && isCompared && (
        <span className="figures text-sm text-graphite">
          通常 <s>月額{yen(regularYen)}</s>
        </span>
      )}
      {isDiscounted && months > 1 && (
        <span className="phrases figures text-sm font-bold text-vermilion">
          {discountMonths < months
            ? `割引は${discountMonths}回。${firstYen === null ? 'そのあと' : `${regularFrom}から`}は月額${yen(regularYen)}（税込）`
            : '契約期間中、この月額です'}
        </span>
      )}
    </span>
  )
}

const Price = ({ when, amount, look }: { when: string; amount: number; look: string }) => (
  <span className="flex flex-wrap items-baseline gap-1">
    <span className="text-sm text-graphite">{when}</span>
    <span className={`figures font-head font-bold ${look}`}>{yen(amount)}</span>
    <span className="text-sm text-graphite">（税込）</span>
  </span>
)
