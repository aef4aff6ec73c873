import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { mayEndNow: boolean; mayEndLater: boolean; trouble: FormTrouble | null }

/** Ends a contract for a member who asked for it by telephone or letter; folded away, because it is not done by the way. */
export function EndForm({ mayEndNow, mayEndLater, trouble }: Props) {
  const choices = [
    mayEndLater && { value: 'at-end', label: '解約を受け付ける', hint: '今の期間の最終日まで利用できます' },
    mayEndNow && { value: 'now', label: '今すぐ終了する', hint: '受講中の講座もすぐに閉じます' },
  ].filter((choice) => choice !== false)
  const field = fieldsOf(trouble)
  return (
    <details
      className="rounded-sheet border border-line bg-sheet"
      open={Boolean(trouble && !trouble.fields.what && !trouble.fields.reset_reason)}
    >
      <summary className="flex min-h-11 items-center gap-2 px-4 font-bold">
        <Icon name="chevron-down" className="size-4 text-graphite" />
        契約を終了する
      </summary>
      <PostForm className="grid max-w-reading gap-4 px-4 pb-4" noValidate>
        <RadioGroup label="終了の時期" {...field('when', choices[0]?.value)} choices={choices} />
        <TextField
          label="終了の理由"
          {...field('reason')}
          hint="操作の記録に残ります。会員には表示されません。"
          max={200}
          required
        />
        <div>
          <Button type="submit" look="danger">
            終了する
          </Button>
        </div>
      </PostForm>
    </details>
  )
}
