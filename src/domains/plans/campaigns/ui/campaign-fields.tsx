import { useState } from 'react'
import type { FormTrouble } from '#platform/page-form.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { campaignKinds } from '../kinds.ts'
import { hasPicture, pictureNames } from '../pictures.ts'
import type { CampaignPictureLinks } from '../read-campaigns.server.ts'
import { PictureField } from './picture-field.tsx'

type Props = {
  values: Record<string, string>
  pictures: CampaignPictureLinks
  trouble: FormTrouble | null
  readOnly: boolean
}

/** The fields of a campaign; a script hides those that the chosen kind does not have. */
export function CampaignFields({ values, pictures, trouble, readOnly }: Props) {
  const [kind, setKind] = useState(values.kind ?? '')
  const error = (name: string) => trouble?.fields[name]?.[0]
  const field = (name: string, label: string, more: { hint?: string; required?: boolean } = {}) => (
    <TextField
      label={label}
      name={name}
      defaultValue={values[name]}
      error={error(name)}
      readOnly={readOnly}
      inputMode="numeric"
      {...more}
    />
  )
  const moment = (name: string, label: string, hint?: string) => (
    <TextField
      label={label}
      name={name}
      type="datetime-local"
      defaultValue={values[name]}
      error={error(name)}
      hint={hint}
      readOnly={readOnly}
      required
    />
  )
  const has = (one: keyof typeof campaignKinds) => kind === '' || kind === one
  return (
    <>
      <Select
        label="種類"
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
        options={Object.entries(campaignKinds).map(([value, label]) => ({
          value,
          label,
          disabled: readOnly && value !== kind,
        }))}
        error={error('kind')}
        required
      />
      <TextField
        label="名前"
        name="name"
        max={60}
        defaultValue={values.name}
        error={error('name')}
        readOnly={readOnly}
        required
      />
      <TextArea
        label="注記"
        name="annotation"
        hint="申し込みの画面に、小さな文字で表示されます。"
        max={1000}
        rows={4}
        defaultValue={values.annotation}
        error={error('annotation')}
        readOnly={readOnly}
      />
      <div className="grid gap-4">
        {moment('opens_at', '開始日時')}
        {moment('apply_until', '申込期限', 'この日時より前の申し込みが対象')}
        {moment('closes_at', '終了日時')}
      </div>
      {kind === 'discount' ? (
        <p className="text-sm text-graphite">
          学割の会員は、いつも対象外です。通常の月額の半額が、キャンペーンの月額に代わって適用されます。
        </p>
      ) : (
        <Checkbox
          label="学割の会員を対象外にする"
          name="excludes_students"
          value="1"
          defaultChecked={values.excludes_students === '1'}
          disabled={readOnly}
        />
      )}
      {has('first_month') && field('first_month_yen', '最初の1ヶ月の料金（円・税込）', { required: true })}
      {has('extend_trial') && field('trial_days', '無料体験の日数', { required: true })}
      {has('discount') && (
        <div className="grid gap-4 md:grid-cols-2">
          {field('discount_yen_1', '1ヶ月プランの割引後の月額（円・税込）')}
          {field('discount_yen_6', '6ヶ月プランの割引後の月額（円・税込）')}
          {field('discount_yen_12', '12ヶ月プランの割引後の月額（円・税込）')}
          {field('discount_months', '割引する月数', { required: true, hint: '0にすると、契約の期間すべて' })}
        </div>
      )}
      {has('initial') && field('gift_yen', 'ギフトカードの金額（円）', { required: true })}
      {has('lottery') &&
        field('gift_yen', '賞品のギフトカードの金額（円）', { hint: '賞品が別のものなら、空のままにします。' })}
      {has('url') && (
        <>
          <TextField
            label="URLの文字列"
            name="url_kind"
            hint="半角英数字。例: autumn"
            defaultValue={values.url_kind}
            error={error('url_kind')}
            readOnly={readOnly}
            required
          />
          <Checkbox
            label="バナーを表示する"
            name="show_banner"
            value="1"
            defaultChecked={values.show_banner === '1'}
            disabled={readOnly}
          />
        </>
      )}
      {pictureNames
        .filter((name) => hasPicture(kind, name))
        .map((name) => (
          <PictureField key={name} name={name} stored={pictures[name]} error={error(name)} readOnly={readOnly} />
        ))}
    </>
  )
}
