import type { fieldsOf } from '#platform/form-fields.ts'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  field: ReturnType<typeof fieldsOf>
  courseTeachers: readonly { value: string; label: string }[]
  of?: { feeYen: string; startsOn: string; courseTeacherId: string }
}

/** What staff agree with a teacher. */
export function TermsFields({ field, courseTeachers, of }: Props) {
  return (
    <>
      <TextField
        label="1作品の報酬（円・税込）"
        {...field('feeYen', of?.feeYen)}
        inputMode="numeric"
        className="figures"
        autoComplete="off"
        hint="変更しても、すでに依頼された作品の報酬は変わりません。"
        required
      />
      <TextField
        label="開始日"
        {...field('startsOn', of?.startsOn)}
        type="date"
        hint="空欄のときは、登録の日から依頼を受け付けます。"
        optional
      />
      <Select
        label="講座の先生"
        {...field('courseTeacherId', of?.courseTeacherId)}
        options={courseTeachers}
        hint="講座の先生と同じ人のときに選びます。"
        optional
      />
    </>
  )
}
