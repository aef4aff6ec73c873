import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { GUARDIAN_NOTICE } from '../guardian-words.ts'
import { planTerms, type PaymentKind, type PlanId } from '#domains/plans/terms.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { OptionPicker, type OptionChoice } from './option-picker.tsx'
import { PaymentPicker } from './payment-picker.tsx'
import { PlanPicker, type PlanChoice } from './plan-picker.tsx'
import { useSending } from './use-sending.ts'

export type PlanFormProps = {
  action: string
  plans: readonly PlanChoice[]
  options: readonly OptionChoice[]
  chosen: PlanId | null
  chosenOption: number | null
  submit: string
  /** Another plan for who has one: no card is asked for, and the price that was shown is agreed to. */
  changes: boolean
  legend: string
  /** What a first month costs that is offered for little now, which no bank collects. */
  firstYen?: number | null
  /** Stands below the plans: on what terms they are offered. */
  terms?: ReactNode
  hasWallet: boolean
  payment: PaymentKind
  onPayment: (payment: PaymentKind) => void
  /** Stands below the button: what campaigns say of the plans. */
  children?: ReactNode
}

/** Benefits come with the longer plans alone. */
const hasOptions = (planId: PlanId) => planTerms[planId] > 1

/** One choice, then on: the prices are never sent, the server knows them. */
export function PlanForm({
  action,
  plans,
  options,
  submit,
  changes,
  legend,
  firstYen = null,
  terms,
  hasWallet,
  payment,
  onPayment,
  children,
  ...given
}: PlanFormProps) {
  const [chosen, setChosen] = useState(given.chosen)
  const [option, setOption] = useState(given.chosenOption === null ? '' : String(given.chosenOption))
  const { sending, onSubmit } = useSending()
  const withOptions = options.length > 0 && chosen !== null && hasOptions(chosen)

  const choose = (planId: PlanId) => {
    setChosen(planId)
    if (!hasOptions(planId)) setOption('')
  }
  return (
    <PostForm action={action} onSubmit={onSubmit} className="grid gap-8">
      <HiddenFields
        fields={{
          order_type: 'start',
          ...(changes && { payment_method: 'card' }),
          master_subscription_id: '1',
          ...(!withOptions && { option: '' }),
          ...(changes && { agreed_yen: String(plans.find(({ planId }) => planId === chosen)?.currentYen ?? '') }),
        }}
      />
      <div>
        <PlanPicker
          {...{ plans, chosen, legend }}
          onChoose={choose}
          firstYen={payment === 'direct_debit' ? null : firstYen}
        />
        {terms}
      </div>
      {withOptions && <OptionPicker options={options} value={option} onChange={setOption} />}
      {!changes && (
        <div className="max-w-reading">
          <PaymentPicker
            withoutCampaign={firstYen !== null}
            hasWallet={hasWallet}
            payment={payment}
            onChange={onPayment}
          />
        </div>
      )}
      <div className="grid max-w-reading gap-3">
        <p className="text-sm text-graphite">{GUARDIAN_NOTICE}</p>
        <Button
          type="submit"
          size="large"
          pending={sending}
          reason={chosen === null ? 'プランを選ぶと進めます。' : null}
          wide
        >
          {submit}
        </Button>
        <p className="text-sm text-graphite">
          {changes ? 'お支払い方法は変わりません。' : 'お申し込みの確定は、内容の確認画面で行います。'}
        </p>
      </div>
      {children}
    </PostForm>
  )
}
