import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { campaignKinds } from '../kinds.ts'
import type { Given } from './given-fields.ts'

/** What only one kind of campaign has; all of it while none is chosen. */
export function KindFields({ kind, given }: { kind: string; given: Given }) {
  const has = (one: keyof typeof campaignKinds) => kind === '' || kind === one
  const figure = (name: string) => ({ ...given.text(name), inputMode: 'numeric' as const })
  return (
    <>
      {has('first_month') && (
        <TextField label="最初の1ヶ月の料金（円・税込）" {...figure('first_month_yen')} required />
      )}
      {has('extend_trial') && <TextField label="無料体験の日数" {...figure('trial_days')} required />}
      {has('discount') && (
        <div className="grid gap-4 md:grid-cols-2">
          <TextField label="1ヶ月プランの割引後の月額（円・税込）" {...figure('discount_yen_1')} />
          <TextField label="6ヶ月プランの割引後の月額（円・税込）" {...figure('discount_yen_6')} />
          <TextField label="12ヶ月プランの割引後の月額（円・税込）" {...figure('discount_yen_12')} />
          <TextField label="割引する月数" {...figure('discount_months')} hint="0にすると、契約の期間すべて" required />
        </div>
      )}
      {has('initial') && <TextField label="ギフトカードの金額（円）" {...figure('gift_yen')} required />}
      {has('lottery') && (
        <TextField
          label="賞品のギフトカードの金額（円）"
          {...figure('gift_yen')}
          hint="賞品が別のものなら、空のままにします。"
        />
      )}
      {has('url') && (
        <>
          <TextField label="URLの文字列" {...given.text('url_kind')} hint="半角英数字。例: autumn" required />
          <Checkbox label="バナーを表示する" {...given.tick('show_banner')} />
        </>
      )}
    </>
  )
}
