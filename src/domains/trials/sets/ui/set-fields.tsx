import type { fieldsOf } from '#platform/form-fields.ts'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SET_NAME_MAX, USUAL_DAYS } from '../../terms.ts'

type Props = {
  field: ReturnType<typeof fieldsOf>
  first?: { name: string; allowed: number; days: number | null; courses: readonly number[] }
}

const fresh = { name: '', allowed: 3, days: USUAL_DAYS, courses: [] }

export function SetFields({ field, first = fresh }: Props) {
  return (
    <>
      <TextField
        label="名前"
        {...field('name', first.name)}
        hint="スタッフだけに表示します。"
        max={SET_NAME_MAX}
        required
      />
      <TextField label="受け取れる講座の数" {...field('allowed', String(first.allowed))} inputMode="numeric" required />
      <TextField
        label="視聴できる日数"
        {...field('days', first.days === null ? '' : String(first.days))}
        hint="新しい束の最初の値です。受け取った日から数えます。空欄は期限なしです。"
        inputMode="numeric"
      />
      <TextArea
        label="選べる講座の番号"
        {...field('courses', first.courses.join('\n'))}
        hint="1行に1つ、表示する順に入力します。"
        rows={6}
      />
    </>
  )
}
