import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { acts as names, barDays, REASON_MAX, type Act } from '../terms.ts'

/** What is done, and why, in words that the author reads. */
export function DecideFields({ acts, trouble }: { acts: readonly Act[]; trouble: FormTrouble | null }) {
  const field = fieldsOf(trouble)
  return (
    <Sheet>
      <PostForm className="grid gap-5" noValidate>
        <RadioGroup
          {...field('act')}
          label="対応"
          required
          choices={acts.map((value) => ({ value, label: names[value] }))}
        />
        {acts.includes('bar') && (
          <Select
            {...field('days', '7')}
            label="投稿を停止する期間"
            hint="「投稿も停止する」を選んだときだけ使います。"
            options={Object.entries(barDays).map(([value, label]) => ({ value, label }))}
          />
        )}
        <TextArea
          {...field('reason')}
          label="理由"
          required
          max={REASON_MAX}
          rows={4}
          hint="投稿した人へのメールと、その人のページに、このまま載ります。"
        />
        <div>
          <Button type="submit">対応を確定する</Button>
        </div>
      </PostForm>
    </Sheet>
  )
}
