import { RadioGroup } from '#ui/radio-group.tsx'

type Props = { withoutCampaign: boolean; byDebit: boolean; onChange: (byDebit: boolean) => void }

/** By which means: what each asks for, before it is chosen. */
export function PaymentPicker({ withoutCampaign, byDebit, onChange }: Props) {
  return (
    <RadioGroup
      name="payment_method"
      label="お支払い方法"
      value={byDebit ? 'direct_debit' : 'card'}
      onChange={(value) => onChange(value === 'direct_debit')}
      choices={[
        { value: 'card', label: 'クレジットカード', hint: 'すぐにお申し込みが完了します。' },
        {
          value: 'direct_debit',
          label: '口座振替',
          hint: `毎月27日の振替です。毎月198円（税込）の手数料と、口座振替依頼書のご返送が必要です。${withoutCampaign ? '初月のキャンペーンは適用されず、料金のかからない体験期間からはじまります。' : ''}`,
        },
      ]}
    />
  )
}
