import type { fieldsOf } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CourseState } from '../../terms.ts'

type Props = {
  state: CourseState
  isWhole: boolean
  values: { opens_at: string; closes_at: string }
  field: ReturnType<typeof fieldsOf>
}

/** From when to when a course is open, in Japanese time to the minute. */
export function WindowSheet({ state, isWhole, values, field }: Props) {
  const isDraft = state === 'draft'
  const hasBegun = state === 'open' || state === 'closed'
  return (
    <Section title="公開期間">
      <Sheet className="grid gap-5">
        <PostForm className="grid gap-4" noValidate>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="開始日時（日本時間）"
              {...field('opens_at', values.opens_at)}
              hint={
                isDraft ? '空欄なら、すぐに公開します。' : hasBegun ? '始まった講座では変更できません。' : undefined
              }
              type="datetime-local"
              readOnly={hasBegun}
            />
            <TextField
              label="終了日時（日本時間）"
              {...field('closes_at', values.closes_at)}
              hint="空欄なら、終わりを決めません。"
              type="datetime-local"
            />
          </div>
          <div>
            <Button
              type="submit"
              name="act"
              value={isDraft ? 'publish' : 'window'}
              reason={isDraft && !isWhole ? '足りないものをそろえると公開できます。' : null}
            >
              {isDraft ? '公開する' : '公開期間を変更する'}
            </Button>
          </div>
        </PostForm>
        {(state === 'open' || state === 'coming') && (
          <PostForm className="border-t border-line pt-4">
            <Button type="submit" name="act" value="close" look="danger">
              {state === 'open' ? '今すぐ公開を終了する' : '公開をやめて下書きに戻す'}
            </Button>
          </PostForm>
        )}
      </Sheet>
    </Section>
  )
}
