import type { PaymentKind } from '#domains/plans/terms.ts'
import { RadioGroup } from '#ui/radio-group.tsx'

type Props = {
  withoutCampaign: boolean
  hasWallet: boolean
  payment: PaymentKind
  onChange: (payment: PaymentKind) => void
}

/** By which means: what each asks for, before it is chosen. */
export function PaymentPicker({ withoutCampaign, hasWallet, payment, onChange }: Props) {
  return (
    <RadioGroup
      name="payment_method"
      label="お支払い方法"
      value={payment}
      onChange={(value) => onChange(value as PaymentKind)}
      choices={[
        { value: 'card', label: 'クレジットカード', hint: 'すぐにお申し込みが完了します。' },
        ...(hasWallet
          ? [
              {
                value: 'amazon_pay',
                label: 'Amazon Pay',
                hint: 'Amazonアカウントのお支払い方法を使います。Amazonの画面で選んだあと、このサイトに戻って確定します。',
              },
            ]
          : []),
        {
          value: 'direct_debit',
          label: '口座振替',
          hint: `毎月27日の振替です。毎月198円（税込）の手数料と、口座振替依頼書のご返送が必要です。${withoutCampaign ? '初月のキャンペーンは適用されず、料金のかからない体験期間からはじまります。' : ''}`,
        },
      ]}
    />
  )
}
