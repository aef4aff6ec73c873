import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { keysOf } from '#platform/paging.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { itemStates, MAX_VALID_DAYS } from '../../terms.ts'
import type { ItemFormPage } from '../read-items.server.ts'

type Props = ItemFormPage & { trouble: FormTrouble | null }

/** What is sold, at which price and by whom. */
export function ItemScreen({ item, coaches, trouble }: Props) {
  const title = item ? item.name : 'コーチングのメニューの作成'
  const field = fieldsOf(trouble)
  const figure = (value: number | undefined, usual: number) => String(value ?? usual)
  return (
    <StaffPage
      title={title}
      trail={
        <Breadcrumb trail={[{ label: 'コーチングのメニュー', to: href('/staff/coaching_items') }, { label: title }]} />
      }
      lead="料金や有効期限の変更は、これからの購入だけに適用されます。販売済みのチケットは変わりません。"
      trouble={wholeTrouble(trouble)}
    >
      <Sheet className="max-w-reading">
        <PostForm className="grid gap-5" noValidate>
          <TextField label="名前" {...field('name', item?.name)} max={60} required />
          <TextArea label="説明" {...field('description', item?.description)} max={4_000} rows={8} required />
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label="料金（税込・円）"
              {...field('price_yen', item ? String(item.priceYen) : undefined)}
              inputMode="numeric"
              required
            />
            <TextField
              label="手数料（税込・円）"
              {...field('commission_yen', figure(item?.commissionYen, 0))}
              inputMode="numeric"
              required
            />
            <TextField
              label="有効期限（日）"
              hint={`${MAX_VALID_DAYS}日まで。購入日から数え、最後の日の23:59まで使えます。`}
              {...field('valid_days', figure(item?.validDays, MAX_VALID_DAYS))}
              inputMode="numeric"
              required
            />
            <TextField
              label="月の販売数（枚）"
              hint="その月に販売する数です。翌月の1日に戻ります。"
              {...field('monthly_number', figure(item?.monthlyNumber, 10))}
              inputMode="numeric"
              required
            />
            <TextField
              label="長さ（分）"
              {...field('minutes', figure(item?.minutes, 60))}
              inputMode="numeric"
              required
            />
            <TextField
              label="コーチの報酬（税込・円）"
              hint="実施した1回ごとに、コーチの報酬として記録します。"
              {...field('fee_yen', figure(item?.feeYen, 0))}
              inputMode="numeric"
              required
            />
          </div>
          <Coaches coaches={coaches} error={trouble?.fields.coaches?.[0]} />
          <Select
            label="状態"
            {...field('state', item?.state ?? 'draft')}
            options={keysOf(itemStates).map((value) => ({ value, label: itemStates[value] }))}
          />
          <div>
            <Button type="submit">保存する</Button>
          </div>
        </PostForm>
      </Sheet>
    </StaffPage>
  )
}

function Coaches({ coaches, error }: { coaches: ItemFormPage['coaches']; error: string | undefined }) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-bold">コーチ</legend>
      {coaches.map(({ id, name, isChosen }) => (
        <Checkbox key={id} name="coaches[]" value={id} defaultChecked={isChosen} label={name} />
      ))}
      {coaches.length === 0 && (
        <p className="text-sm text-graphite">
          コーチがまだいません。先に
          <Link to={href('/staff/coaches')} className="link">
            コーチを登録
          </Link>
          してください。
        </p>
      )}
      <FieldError error={error} />
    </fieldset>
  )
}
