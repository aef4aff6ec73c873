import { Badge } from '#ui/badge.tsx'
import { termNames, yen, type PlanId, type TermMonths } from '#domains/plans/terms.ts'
import { MonthlyPrice, type MonthlyFee } from '#domains/plans/ui/monthly-price.tsx'

/** A plan as the order page offers it, in figures and words that are ready to be read. */
export type PlanChoice = MonthlyFee & {
  planId: PlanId
  /** with what each month's debit costs, where the bank pays */
  totalPrice: number
  debitFeeYen: number
  /** 「2026年11月30日〜2027年5月29日」 */
  contractTerm: string
  /** the trial's last day, for a plan that begins with one */
  trialEnds: string | null
  /** why it cannot be chosen now, for the plan that one already has */
  taken?: string | null
}

const renewals: Record<TermMonths, string> = {
  1: '1ヶ月ごとの更新で、いつでも解約できます。',
  6: '6ヶ月の契約で、途中で終えることはできません。6ヶ月ごとに自動で更新します。',
  12: '12ヶ月の契約で、途中で終えることはできません。満了後は1ヶ月ごとの更新になり、いつでも解約できます。',
}

function critiquesOf({ months, trialEnds, from }: PlanChoice, firstYen: number | null) {
  if (months === 1) return '先生の添削は含まれません'
  if (firstYen !== null) return `先生の添削は${from}から、募集の期間に申し込めます`
  return `先生の添削は${trialEnds ? '料金の期間が始まってから、' : ''}募集の期間に申し込めます`
}

type Props = {
  plans: readonly PlanChoice[]
  chosen: PlanId | null
  onChoose: (planId: PlanId) => void
  legend: string
  /** what the month before costs, which comes before all that is counted here */
  firstYen: number | null
}

/** The plans side by side, each with its month's fee, its whole sum and how it goes on. */
export function PlanPicker({ plans, chosen, onChoose, legend, firstYen }: Props) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-4 md:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.planId} {...{ plan, firstYen, onChoose }} checked={plan.planId === chosen} />
        ))}
      </div>
    </fieldset>
  )
}

type CardProps = Pick<Props, 'onChoose' | 'firstYen'> & { plan: PlanChoice; checked: boolean }

function PlanCard({ plan, checked, firstYen, onChoose }: CardProps) {
  const { planId, months, totalPrice, debitFeeYen, contractTerm, taken } = plan
  return (
    <label className="plan-card">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <input
          type="radio"
          className="tick"
          name="subscription_id"
          value={planId}
          required
          checked={checked}
          disabled={Boolean(taken)}
          onChange={() => onChoose(planId)}
        />
        <span className="text-lg font-bold whitespace-nowrap">{termNames[months]}</span>
        {taken && <Badge>{taken}</Badge>}
      </span>
      <MonthlyPrice of={plan} firstYen={firstYen} />
      <span className="phrases figures grid content-start gap-1 text-sm text-graphite">
        <span>
          {months === 1 ? `お支払い ${yen(totalPrice)}（税込）` : `${months}ヶ月の合計 ${yen(totalPrice)}（税込）`}
        </span>
        {months > 1 && firstYen !== null && <span>最初の1ヶ月と合わせて {yen(firstYen + totalPrice)}（税込）</span>}
        {debitFeeYen > 0 && <span>口座振替手数料 毎月{yen(debitFeeYen)}を含む</span>}
        <span>{contractTerm}</span>
        <span>{critiquesOf(plan, firstYen)}</span>
      </span>
      <span className="phrases border-t border-line pt-3 text-sm">{renewals[months]}</span>
    </label>
  )
}
