import { useState } from 'react'
import type { fieldsOf } from '#platform/form-fields.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
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
          <div className="grid gap-4 md:grid-cols-2">
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
        {(state === 'open' || state === 'coming') && <Close isOpen={state === 'open'} />}
      </Sheet>
    </Section>
  )
}

/** Takes a course from who could see it: asked once more, for one press too many is seen by everybody. */
function Close({ isOpen }: { isOpen: boolean }) {
  const [asks, setAsks] = useState(false)
  const words = isOpen ? '今すぐ公開を終了する' : '公開をやめて下書きに戻す'
  return (
    <div className="border-t border-line pt-4">
      <Button look="outline" onClick={() => setAsks(true)}>
        {words}
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={isOpen ? '公開を終了しますか？' : '下書きに戻しますか？'}
        size="small"
        footer={
          <PostForm className="flex gap-3">
            <Button look="quiet" onClick={() => setAsks(false)}>
              やめる
            </Button>
            <Button type="submit" name="act" value="close" look="danger">
              {isOpen ? '終了する' : '下書きに戻す'}
            </Button>
          </PostForm>
        }
      >
        <p>
          {isOpen
            ? '講座ページは、すぐに表示されなくなります。購入した人と受講していた人は、続きを見られます。'
            : '公開の予定を取り消します。内容はそのまま残ります。'}
        </p>
      </Dialog>
    </div>
  )
}
