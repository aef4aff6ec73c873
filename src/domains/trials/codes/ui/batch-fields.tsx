import type { fieldsOf } from '#platform/form-fields.ts'
import { TextField } from '#ui/text-field.tsx'
import { LABEL_MAX, MOST_CODES } from '../../terms.ts'

type Props = { field: ReturnType<typeof fieldsOf>; days: number | null; today: string }

export const BatchFields = ({ field, days, today }: Props) => (
  <>
    <TextField
      label="束の名前"
      {...field('label')}
      hint="配布先など、あとで見分けられる名前を付けます。"
      max={LABEL_MAX}
      required
    />
    <TextField
      label="コードの枚数"
      {...field('size')}
      hint={`${MOST_CODES.toLocaleString('ja-JP')}枚までです。`}
      inputMode="numeric"
      required
    />
    <TextField
      label="束の視聴日数"
      {...field('batch_days', days === null ? '' : String(days))}
      hint="受け取った日から数えます。空欄は期限なしです。"
      inputMode="numeric"
    />
    <TextField
      label="コードの有効期限"
      {...field('until')}
      type="date"
      min={today}
      hint="この日の23:59まで使えます。"
      required
    />
  </>
)
