import { profileParts } from '#domains/accounts/terms.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextField } from '#ui/text-field.tsx'

/** Takes away a name or a picture that offends; folded away, because it is not done by the way. */
export function ResetForm({ trouble }: { trouble: FormTrouble | null }) {
  const field = fieldsOf(trouble)
  const choices = Object.entries(profileParts).map(([value, label]) => ({ value, label }))
  const wrong = Boolean(trouble?.fields.what || trouble?.fields.reset_reason)
  return (
    <details className="rounded-sheet border border-line bg-sheet" open={wrong}>
      <summary className="flex min-h-11 items-center gap-2 px-4 font-bold">
        <Icon name="chevron-down" className="size-4 text-graphite" />
        表示名・アイコンを初期の状態に戻す
      </summary>
      <PostForm method="patch" className="grid max-w-reading gap-4 px-4 pb-4" noValidate>
        <RadioGroup label="戻すもの" {...field('what', 'name')} choices={choices} />
        <TextField
          label="戻す理由"
          {...field('reset_reason')}
          hint="会員にメールでお知らせし、操作の記録に残ります。"
          max={200}
          required
        />
        <div>
          <Button type="submit" look="danger">
            初期の状態に戻す
          </Button>
        </div>
      </PostForm>
    </details>
  )
}
